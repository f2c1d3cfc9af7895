import { styled } from '@mui/material/styles';
import type { LedgerLine } from '../../content/sections/ledger';
import { emptyBox } from '../../theme/emptyBox';
import { tick } from '../../theme/tick';

interface LineBarsProps {
  lines: readonly LedgerLine[];
  /** How many of the lines are matched. */
  matched: number;
}

/** Lines of a statement as bars: the matched ones are green and ticked, the others amber. */
export function LineBars({ lines, matched }: LineBarsProps) {
  return (
    <Bars aria-hidden="true">
      {lines.map(({ id, label, amount }, rank) => (
        <div key={id} data-pending={rank >= matched || undefined}>
          <span>{label}</span> <b>{amount}</b>
        </div>
      ))}
    </Bars>
  );
}

const Bars = styled('div')(({ theme }) => ({
  // Larger, an amount would leave its label no room.
  fontSize: `min(${theme.typography.body2.fontSize}, 18px)`,
  display: 'grid',
  gridAutoRows: '1fr',
  gap: 4,
  // Otherwise, forced colours would drop the backgrounds.
  forcedColorAdjust: 'none',
  '& > *': {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1.9em',
    columnGap: 10,
    alignItems: 'center',
    minHeight: 30,
    paddingInline: 16,
    backgroundColor: theme.palette.success.main,
    color: theme.palette.success.contrastText,
    '&::after': { ...tick, justifySelf: 'center' },
  },
  '& > [data-pending]': {
    backgroundColor: theme.palette.secondary.main,
    color: theme.palette.text.primary,
    // The tick's would turn the box.
    '&::after': { ...emptyBox, transform: 'none' },
  },
}));
