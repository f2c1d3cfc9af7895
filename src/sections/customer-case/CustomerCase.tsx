import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { MessageStart } from '../../components/message/MessageStart';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { customerCase, type CaseSide } from '../../content/sections/customerCase';
import { CARD_PADDING } from '../../theme/tokens';
import { HourBar } from './HourBar';

const MOST_MINUTES = Math.max(...customerCase.sides.map((side) => side.minutesPerDay));

export function CustomerCase() {
  return (
    <Section
      id={anchors.customerCase}
      title={customerCase.title}
      intro={customerCase.intro}
      action={<MessageStart {...customerCase.referenceStart} variant="link" />}
    >
      <SidesSheet disablePadding>
        {customerCase.sides.map((side) => (
          <CaseSideItem key={side.id} side={side} />
        ))}
      </SidesSheet>
      <Typography variant="body2" color="textSecondary">
        {customerCase.note}
      </Typography>
    </Section>
  );
}

interface CaseSideItemProps {
  side: CaseSide;
}

function CaseSideItem({ side }: CaseSideItemProps) {
  const isAfter = side.id === 'after';
  return (
    <SideItem>
      <HourBar
        side={side}
        mostMinutes={MOST_MINUTES}
        saving={isAfter ? customerCase.saving : undefined}
      />
      <SideFacts style={{ gridRow: `span ${side.outcomes.length + 2}` }}>
        <li data-title={side.title} aria-hidden="true" />
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
      </SideFacts>
    </SideItem>
  );
}

/**
 * Its ground shows between its cells, as hairlines. The bars fill rows of their own. Below them, the facts
 * of each side stand in a column, where two have room.
 */
const SidesSheet = styled(List)(({ theme: { palette, shape } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(40%, min(100%, 8rem)), 1fr))',
  gap: 1,
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  backgroundColor: palette.divider,
  overflow: 'hidden',
}));

/** What it contains stands in cells of the sheet. */
const SideItem = styled('li')({ display: 'contents' });

/** Its rows are those of the other side. */
const SideFacts = styled('ul')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  order: 1,
  display: 'grid',
  gridTemplateRows: 'subgrid',
  rowGap: 8,
  margin: 0,
  padding: `12px ${CARD_PADDING}`,
  backgroundColor: palette.background.paper,
  listStyle: 'none',
  // As text, the title would be read and copied twice.
  '& > [data-title]::before': { ...typography.subtitle2, content: 'attr(data-title)' },
}));
