import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CardSheet } from '../../components/CardSheet';
import { MessageStart } from '../../components/message/MessageStart';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { customerCase, type CaseSide } from '../../content/sections/customerCase';
import { CARD_PADDING } from '../../theme/tokens';
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
      <SideContent component="ul">
        <Typography variant="body2" component="li" color="textSecondary">
          <Typography
            variant="figure"
            color={isAfter ? 'success' : 'warning'}
            sx={{ display: 'block' }}
          >
            {side.closeFigure}
          </Typography>{' '}
          {side.closeCaption}
        </Typography>
        {side.outcomes.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </SideContent>
    </SideSheet>
  );
}

const SideSheet = styled(Card)({ width: '100%', border: 0 }) as typeof Card;

/** As many columns as have room. Of three, each begins at an hour of the ruler, as far from it as the first. */
const SideContent = styled(CardContent)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: `10px calc(2 * ${CARD_PADDING})`,
  alignItems: 'baseline',
  margin: 0,
  listStyle: 'none',
}) as typeof CardContent;
