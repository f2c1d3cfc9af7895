import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Section } from '../components/Section';
import { anchors } from '../content/anchors';
import { customerCase } from '../content/customerCase';
import type { CaseSide } from '../content/customerCase';

const longestDay = Math.max(...customerCase.sides.map((side) => side.minutesPerDay));
const longestClose = Math.max(...customerCase.sides.map((side) => side.closeDay));

export function CustomerCase() {
  return (
    <Section
      id={anchors.customerCase}
      code="D"
      title={customerCase.title}
      intro={customerCase.intro}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(2, 1fr)' }, gap: 2 }}>
        {customerCase.sides.map((side) => (
          <SideCard key={side.id} side={side} />
        ))}
      </Box>
    </Section>
  );
}

interface SideCardProps {
  side: CaseSide;
}

function SideCard({ side }: SideCardProps) {
  const mark = side.id === 'after' ? 'success.main' : 'warning.main';
  return (
    <Card>
      <CardContent>
        <Typography component="h3" variant="h3" sx={{ color: mark }}>
          {side.title}
        </Typography>
        <Measure
          figure={side.timePerDay}
          caption={side.timeCaption}
          share={side.minutesPerDay / longestDay}
          color={mark}
        />
        <Measure
          figure={side.closeLabel}
          caption={side.closeCaption}
          share={side.closeDay / longestClose}
          color={mark}
        />
        <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}>
          {side.facts.map((fact) => (
            <Box
              key={fact.id}
              component="li"
              sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}
            >
              {fact.text}
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

interface MeasureProps {
  figure: string;
  caption: string;
  /** Length of the bar, from 0 to 1 of the longest on either side. */
  share: number;
  color: string;
}

function Measure({ figure, caption, share, color }: MeasureProps) {
  return (
    <Box sx={{ mt: 3 }}>
      <Typography>
        <Box
          component="span"
          sx={{
            fontSize: '2.5rem',
            fontWeight: 600,
            letterSpacing: '-0.03em',
            lineHeight: 1.1,
            mr: 0.5,
          }}
        >
          {figure}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {caption}
        </Box>
      </Typography>
      <Box aria-hidden="true" sx={{ height: 14, mt: 1, bgcolor: 'background.default' }}>
        <Box sx={{ height: 1, width: share, bgcolor: color }} />
      </Box>
    </Box>
  );
}
