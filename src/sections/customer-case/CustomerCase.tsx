import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import { CardSheet } from '../../components/CardSheet';
import { RuledList } from '../../components/RuledList';
import { Section } from '../../components/Section';
import { Figure } from '../../components/text';
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
        <Sides>
          {customerCase.sides.map((side) => (
            <SideCard key={side.id} side={side} />
          ))}
        </Sides>
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
  const isAfter = side.id === 'after';
  return (
    <Card component="li" data-solved={isAfter || undefined}>
      <h3>{side.title}</h3>
      <CardContent>
        <p>
          <Figure>{side.timePerDay}</Figure> {side.timeCaption}
        </p>
        <HourBar
          hours={HOURS_DRAWN}
          minutes={side.minutesPerDay}
          minutesBefore={isAfter ? MOST_MINUTES : undefined}
        />
        <p>
          <Figure>{side.closeFigure}</Figure> {side.closeCaption}
        </p>
        <RuledList>
          {side.outcomes.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </RuledList>
      </CardContent>
    </Card>
  );
}

const Sides = styled(CardSheet)(({ theme: { breakpoints, palette } }) => ({
  '& h3': { padding: '12px 24px', backgroundColor: palette.warning.light },
  '& [data-solved] h3': { backgroundColor: palette.success.light },
  '& p': { color: palette.text.secondary },
  '& div + p': { marginTop: 24 },
  '& b': { display: 'block', marginRight: 4, color: palette.warning.main, letterSpacing: 0 },
  '& [data-solved] b': { color: palette.success.main },
  // Time per day is what the bar below it draws.
  '& p:first-of-type b': { fontSize: growTo('3.25rem') },
  '& li li:last-of-type': { paddingBottom: 0, borderBottom: 0 },
  [breakpoints.up('sm')]: { '& b': { display: 'inline' } },
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, 1fr)' },
}));
