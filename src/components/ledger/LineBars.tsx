import { styled } from '@mui/material/styles';

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

const Bars = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  // Borders: forced colours and print drop backgrounds.
  '& > span': { borderTop: `7px solid ${theme.palette.secondary.main}` },
  '& > [data-matched]': { borderColor: theme.palette.success.main },
  // As high as the figure beside them and its title.
  [theme.breakpoints.up('lg')]: {
    gridRow: 'span 2',
    '& > span': { borderTopWidth: 25 },
  },
}));
