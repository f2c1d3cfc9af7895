import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CardSheet } from '../../components/CardSheet';
import { RuledList } from '../../components/RuledList';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { customerCase, type CaseSide } from '../../content/sections/customerCase';
import { Island } from '../../islands/Island';
import { growTo } from '../../theme/typography';
import { Estimator } from './estimator/Estimator';
import { HourBar } from './HourBar';

const MOST_MINUTES = Math.max(...customerCase.sides.map((side) => side.minutesPerDay));
const HOURS_DRAWN = Math.ceil(MOST_MINUTES / 60);

export function CustomerCase() {
  return (
    <>
      <Section
        id={anchors.customerCase}
        space="generous"
        title={customerCase.title}
        intro={customerCase.intro}
      >
        <CardSheet sx={{ gridTemplateColumns: { md: 'repeat(2, 1fr)' } }}>
          {customerCase.sides.map((side) => (
            <SideCard key={side.id} side={side} />
          ))}
        </CardSheet>
      </Section>
      <Island name="estimator">
        <Estimator />
      </Island>
    </>
  );
}

interface SideCardProps {
  side: CaseSide;
}

function SideCard({ side }: SideCardProps) {
  const palette = side.id === 'after' ? 'success' : 'warning';
  const color = `${palette}.main`;
  return (
    <Card component="li">
      <Typography component="h3" variant="h3" sx={{ px: 3, py: 1.5, bgcolor: `${palette}.light` }}>
        {side.title}
      </Typography>
      <CardContent>
        <Measure figure={side.timePerDay} caption={side.timeCaption} color={color}>
          <HourBar
            hours={HOURS_DRAWN}
            minutes={side.minutesPerDay}
            minutesBefore={side.id === 'after' ? MOST_MINUTES : undefined}
          />
        </Measure>
        <Measure figure={side.closeFigure} caption={side.closeCaption} color={color} />
        <RuledList sx={{ '& > li:last-of-type': { borderBottom: 0, pb: 0 } }}>
          {side.outcomes.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </RuledList>
      </CardContent>
    </Card>
  );
}

interface MeasureProps {
  figure: string;
  caption: string;
  color: string;
  /** The figure as a drawing, at the same scale on both cards. */
  children?: ReactNode;
}

function Measure({ figure, caption, color, children }: MeasureProps) {
  return (
    <Box sx={{ '& + &': { mt: 3 } }}>
      <Typography color="textSecondary">
        <Typography
          component="span"
          variant="figure"
          sx={{
            mr: 0.5,
            color,
            letterSpacing: 0,
            display: { xs: 'block', sm: 'inline' },
            fontSize: children ? growTo('3.25rem') : undefined,
          }}
        >
          {figure}
        </Typography>{' '}
        {caption}
      </Typography>
      {children}
    </Box>
  );
}
