import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CardSheet } from '../../components/CardSheet';
import { MessageStart } from '../../components/message/MessageStart';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { customerCase, type CaseSide } from '../../content/sections/customerCase';
import { HourBar } from './HourBar';

const MOST_MINUTES = Math.max(...customerCase.sides.map((side) => side.minutesPerDay));
const HOURS_DRAWN = Math.ceil(MOST_MINUTES / 60);

export function CustomerCase() {
  return (
    <Section
      id={anchors.customerCase}
      title={customerCase.title}
      intro={customerCase.intro}
      action={<MessageStart {...customerCase.referenceStart} variant="link" />}
    >
      <CardSheet>
        {customerCase.sides.map((side) => (
          <SideCard key={side.id} side={side} />
        ))}
      </CardSheet>
      <Typography variant="body2" color="textSecondary">
        {customerCase.note}
      </Typography>
    </Section>
  );
}

interface SideCardProps {
  side: CaseSide;
}

/** As wide as the sheet, so that the bars of both meet on one ruler. */
function SideCard({ side }: SideCardProps) {
  const isAfter = side.id === 'after';
  return (
    <SideSheet component="li" square>
      <HourBar
        title={side.title}
        hours={HOURS_DRAWN}
        minutes={side.minutesPerDay}
        figure={side.timePerDay}
        caption={side.timeCaption}
        before={isAfter ? { minutes: MOST_MINUTES, saving: customerCase.saving } : undefined}
      />
      <SideContent>
        <Typography variant="body2" color="textSecondary">
          <Typography
            variant="figure"
            color={isAfter ? 'success' : 'warning'}
            sx={{ display: 'block' }}
          >
            {side.closeFigure}
          </Typography>{' '}
          {side.closeCaption}
        </Typography>
        <OutcomeList disablePadding>
          {side.outcomes.map(({ id, text }) => (
            <Outcome key={id}>{text}</Outcome>
          ))}
        </OutcomeList>
      </SideContent>
    </SideSheet>
  );
}

const SideSheet = styled(Card)({ width: '100%', border: 0 }) as typeof Card;

const SideContent = styled(CardContent)(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 24 },
  // Each column begins 24 px after an hour of the ruler.
  [breakpoints.up('md')]: { columnGap: 48 },
  '@media print': { padding: '1rem' },
}));

const OutcomeList = styled(List)(({ theme: { breakpoints } }) => ({
  display: 'grid',
  alignContent: 'start',
  rowGap: 10,
  [breakpoints.up('sm')]: { gridColumn: '2 / -1', gridTemplateColumns: 'subgrid' },
}));

const Outcome = styled('li')(({ theme: { breakpoints, palette } }) => ({
  paddingTop: 10,
  borderTop: `1px solid ${palette.divider}`,
  [breakpoints.up('sm')]: { border: 0 },
}));
