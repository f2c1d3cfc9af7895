import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Section, type SectionPlace } from '../components/Section';
import { benefits, type Benefit } from '../content/sections/benefits';
import { growTo } from '../theme/typography';

export function Benefits(place: SectionPlace) {
  return (
    <Section {...place} title={benefits.title} intro={benefits.intro}>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
        }}
      >
        {benefits.items.map((benefit, rank) => (
          <BenefitCard key={benefit.id} benefit={benefit} isLarge={rank < 2} />
        ))}
      </Box>
    </Section>
  );
}

interface BenefitCardProps {
  benefit: Benefit;
  /** Two of them share a row of wide screens; of the others, three do. */
  isLarge: boolean;
}

function BenefitCard({ benefit, isLarge }: BenefitCardProps) {
  return (
    <Card
      component="li"
      sx={{
        flex: { xs: '1 1 100%', sm: '1 1 40%', lg: isLarge ? undefined : '1 1 30%' },
        '--figure': isLarge ? { lg: '5rem' } : undefined,
      }}
    >
      <CardContent>
        <Typography component="h3" variant="h3">
          <Typography
            component="span"
            color="textSecondary"
            sx={{ display: 'block', minHeight: { sm: '1.6em' } }}
          >
            {benefit.prefix}
          </Typography>{' '}
          <Typography
            component="span"
            variant="figure"
            color="success"
            sx={{
              display: 'block',
              fontSize: `var(--figure, ${growTo('3.5rem')})`,
            }}
          >
            {benefit.figure}
          </Typography>{' '}
          {benefit.title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: 460 }}>
          {benefit.text}
        </Typography>
      </CardContent>
    </Card>
  );
}
