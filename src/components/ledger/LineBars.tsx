import { styled } from '@mui/material/styles';
import { CARD_PADDING } from '../../theme/tokens';

interface LineBarsProps {
  lines: number;
  /** How many of the lines are matched. */
  matched: number;
}

/** Lines of a statement as bars: the matched ones are green, the others amber. */
export function LineBars({ lines, matched }: LineBarsProps) {
  return (
    <Bars aria-hidden="true">
      {Array.from({ length: lines }, (_, rank) => (
        <span key={rank} data-matched={rank < matched || undefined} />
      ))}
    </Bars>
  );
}

const Bars = styled('div')(({ theme }) => ({
  flex: '0 1 34%',
  display: 'grid',
  alignContent: 'center',
  gap: 10,
  padding: `var(${CARD_PADDING})`,
  // Borders: forced colours and print drop backgrounds.
  '& > span': { borderTop: `14px solid ${theme.palette.secondary.main}` },
  '& > [data-matched]': { borderColor: theme.palette.success.main },
  [theme.breakpoints.up('sm')]: { paddingLeft: 0 },
  [theme.breakpoints.down('sm')]: { gridAutoFlow: 'column', gap: 4, paddingTop: 0 },
}));
