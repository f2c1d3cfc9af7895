import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CardSheet } from '../../components/CardSheet';
import { PagePart } from '../../components/PagePart';
import { Section } from '../../components/Section';
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
        <CardSheet>
          {customerCase.sides.map((side) => (
            <SideCard key={side.id} side={side} />
          ))}
        </CardSheet>
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

/** As wide as the sheet, so that the bars of both meet on one ruler. */
function SideCard({ side }: SideCardProps) {
  const isAfter = side.id === 'after';
  const color = isAfter ? 'success' : 'warning';
  return (
    <Card component="li" variant="elevation" square sx={{ width: 1 }}>
      {isAfter && (
        <HourBar
          hours={HOURS_DRAWN}
          minutes={side.minutesPerDay}
          before={{ minutes: MOST_MINUTES, freed: customerCase.freed }}
        />
      )}
      <SideContent>
        <Typography variant="h3" sx={{ gridColumn: '1 / -1' }}>
          {side.title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          <SideFigure variant="figure" color={color} isTimePerDay>
            {side.timePerDay}
          </SideFigure>{' '}
          {side.timeCaption}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          <SideFigure variant="figure" color={color}>
            {side.closeFigure}
          </SideFigure>{' '}
          {side.closeCaption}
        </Typography>
        <OutcomeList disablePadding>
          {side.outcomes.map(({ id, text }) => (
            <Outcome key={id} disablePadding>
              {text}
            </Outcome>
          ))}
        </OutcomeList>
      </SideContent>
      {!isAfter && <HourBar hours={HOURS_DRAWN} minutes={side.minutesPerDay} />}
    </Card>
  );
}

const SideContent = styled(CardContent)(({ theme: { breakpoints } }) => ({
  [breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 24,
    alignItems: 'baseline',
  },
  // Each column begins 24 px after an hour of the ruler.
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 48 },
  '@media print': { padding: '1rem' },
}));

interface SideFigureProps {
  /** Time per day is what the bars draw. */
  isTimePerDay?: boolean;
}

const SideFigure = styled(Typography, {
  shouldForwardProp: (prop) => prop !== 'isTimePerDay',
})<SideFigureProps>(({ theme: { breakpoints } }) => ({
  display: 'block',
  letterSpacing: 0,
  variants: [
    {
      props: { isTimePerDay: true },
      style: {
        fontSize: 'min(4rem, 18vw)',
        lineHeight: 0.96,
        wordSpacing: '-0.09em',
        [breakpoints.up('lg')]: { fontSize: '5.75rem', lineHeight: 0.88 },
      },
    },
  ],
}));

/** Under both figures, or beside them in a third column. */
const OutcomeList = styled(List)(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: '10px 16px',
  marginTop: 24,
  [breakpoints.up('sm')]: { gridColumn: '1 / -1' },
  [breakpoints.up('md')]: { gridArea: '2 / 3', alignSelf: 'start' },
  '@media print': { display: 'flex', flexWrap: 'wrap' },
}));

const Outcome = styled(ListItem)(({ theme: { palette } }) => ({
  // On paper, two stand side by side.
  flex: '1 1 40%',
  paddingTop: 10,
  borderTop: `1px solid ${palette.divider}`,
}));
