import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Section } from '../components/Section';
import type { SectionPlace } from '../components/Section';
import { benefits } from '../content/sections/benefits';
import type { Benefit } from '../content/sections/benefits';
import { onPaper } from '../theme/print';

export function Benefits(place: SectionPlace) {
  return (
    <Section {...place} title={benefits.title} intro={benefits.intro}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(6, 1fr)' },
          gap: 2,
          '& > :nth-of-type(-n+2)': { gridColumn: { lg: 'span 3' }, '--figure': { lg: '5rem' } },
          '& > :nth-of-type(n+3)': { gridColumn: { lg: 'span 2' } },
          '& > :last-of-type': { gridColumn: { sm: 'span 2', lg: 'span 2' } },
          [onPaper]: {
            gridTemplateColumns: 'repeat(5, 1fr)',
            '& > :nth-of-type(n)': { gridColumn: 'auto', '--figure': '2.25rem' },
            '& > .MuiCard-root': { '--card-padding': 0, border: 0, bgcolor: 'transparent' },
          },
        }}
      >
        {benefits.items.map((benefit) => (
          <BenefitCard key={benefit.id} benefit={benefit} />
        ))}
      </Box>
    </Section>
  );
}

interface BenefitCardProps {
  benefit: Benefit;
}

function BenefitCard({ benefit }: BenefitCardProps) {
  return (
    <Card component="li">
      <CardContent>
        <Typography component="h3" variant="h3" sx={{ pt: { sm: benefit.prefix ? 0 : '1.5em' } }}>
          {benefit.prefix && (
            <Typography
              component="span"
              variant="h3"
              color="textSecondary"
              sx={{
                display: 'block',
                minHeight: { sm: '1.5em' },
                fontWeight: 'fontWeightRegular',
              }}
            >
              {benefit.prefix}
            </Typography>
          )}{' '}
          <Typography
            component="span"
            variant="figure"
            color="success"
            sx={{
              display: 'block',
              fontSize: 'var(--figure, clamp(2.75rem, 2.25rem + 1.6vw, 3.5rem))',
            }}
          >
            {benefit.figure}
          </Typography>{' '}
          {benefit.title}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 1.5, maxWidth: 460, [onPaper]: { mt: 0.5 } }}
        >
          {benefit.text}
        </Typography>
      </CardContent>
    </Card>
  );
}
