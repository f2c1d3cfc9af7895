import { styled } from '@mui/material/styles';
import type { LedgerLine } from '../../content/sections/ledger';
import { emptyBox } from '../../theme/emptyBox';
import { tick } from '../../theme/tick';
import { CARD_PADDING, colors } from '../../theme/tokens';

interface LineBarsProps {
  lines: readonly LedgerLine[];
  /** How many of the lines are matched. */
  matched: number;
}

/** Lines of a statement as bars: the matched ones are green and ticked, the others amber. */
export function LineBars({ lines, matched }: LineBarsProps) {
  return (
    <StackedBars aria-hidden="true">
      {lines.map(({ id, label, amount }, index) => (
        <LineBar key={id} ownerState={{ isMatched: index < matched }}>
          <span>{label}</span> <b>{amount}</b>
        </LineBar>
      ))}
    </StackedBars>
  );
}

const StackedBars = styled('div')(({ theme }) => ({
  // Larger, an amount would leave its label no room.
  fontSize: `min(${theme.typography.body2.fontSize}, 18px)`,
  display: 'grid',
  gridAutoRows: '1fr',
  gap: 4,
  // Otherwise, forced colours would drop the backgrounds.
  forcedColorAdjust: 'none',
}));

interface LineBarProps {
  ownerState: { isMatched: boolean };
}

const LineBar = styled('div')<LineBarProps>(({ theme: { palette } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1.9em',
  columnGap: 10,
  alignItems: 'center',
  minHeight: 30,
  paddingInline: CARD_PADDING,
  variants: [
    {
      props: { isMatched: true },
      style: {
        backgroundColor: palette.success.main,
        color: palette.background.paper,
        '&::after': { ...tick, justifySelf: 'center' },
      },
    },
    {
      props: { isMatched: false },
      style: {
        backgroundColor: colors.toMatchLine,
        color: palette.text.primary,
        '&::after': { ...emptyBox, justifySelf: 'center' },
      },
    },
  ],
}));
