import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import { CardSheet } from '../../components/CardSheet';
import { PagePart } from '../../components/PagePart';
import { RuledList } from '../../components/RuledList';
import { Section } from '../../components/Section';
import { Figure } from '../../components/text';
import { anchors } from '../../content/anchors';
import { customerCase, type CaseSide } from '../../content/sections/customerCase';
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
      <PagePart id={anchors.estimator}>
        <Estimator />
      </PagePart>
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
      {isAfter && (
        <HourBar
          hours={HOURS_DRAWN}
          minutes={side.minutesPerDay}
          before={{ minutes: MOST_MINUTES, freed: customerCase.freed }}
        />
      )}
      <CardContent>
        <h3>{side.title}</h3>
        <p>
          <Figure>{side.timePerDay}</Figure> {side.timeCaption}
        </p>
        <p>
          <Figure>{side.closeFigure}</Figure> {side.closeCaption}
        </p>
        <RuledList>
          {side.outcomes.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </RuledList>
      </CardContent>
      {!isAfter && <HourBar hours={HOURS_DRAWN} minutes={side.minutesPerDay} />}
    </Card>
  );
}

/** One above the other, so that their bars meet on one ruler. */
const Sides = styled(CardSheet)(({ theme: { breakpoints, palette } }) => ({
  '& p': { marginTop: 12, color: palette.text.secondary },
  '& b': { display: 'block', color: palette.warning.main, letterSpacing: 0 },
  '& [data-solved] b': { color: palette.success.main },
  // Time per day is what the bars draw.
  '& h3 + p b': { fontSize: 'min(4rem, 18vw)', lineHeight: 0.96, wordSpacing: '-0.09em' },
  '& li li:last-of-type': { paddingBottom: 0, borderBottom: 0 },
  [breakpoints.up('sm')]: {
    '& div:has(> h3)': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: 24,
      alignItems: 'baseline',
    },
    // What came of it stands under both figures, or in a third column.
    '& h3, & ul': { gridColumn: '1 / -1' },
  },
  [breakpoints.up('md')]: {
    // Each column begins 24 px after an hour of the ruler.
    '& div:has(> h3)': { gridTemplateColumns: '1fr 1fr 1fr', columnGap: 48 },
    '& ul': { gridColumn: 'auto', alignSelf: 'start' },
  },
  [breakpoints.up('lg')]: { '& h3 + p b': { fontSize: '5.75rem', lineHeight: 0.88 } },
}));
