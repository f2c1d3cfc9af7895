import { styled } from '@mui/material/styles';
import { emptyBox } from '../../theme/emptyBox';
import { tick } from '../../theme/tick';

interface LineBarsProps {
  lines: number;
  /** How many of the lines are matched. */
  matched: number;
}

/** Lines of a statement as bars: the matched ones are green and ticked, the others amber. */
export function LineBars({ lines, matched }: LineBarsProps) {
  return (
    <Bars aria-hidden="true">
      {Array.from({ length: lines }, (_, rank) => (
        <span key={rank} data-matched={rank < matched || undefined} />
      ))}
    </Bars>
  );
}

const Bars = styled('span')(({ theme }) => ({
  display: 'grid',
  gridAutoRows: '1fr',
  gap: 4,
  // Otherwise, forced colours would drop the backgrounds.
  forcedColorAdjust: 'none',
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingInline: 16,
    backgroundColor: theme.palette.secondary.main,
    '&::after': emptyBox,
  },
  '& > [data-matched]': {
    backgroundColor: theme.palette.success.main,
    color: theme.palette.success.contrastText,
    // The box's corners would round the tick's end.
    '&::after': { ...tick, borderRadius: 0 },
  },
}));
