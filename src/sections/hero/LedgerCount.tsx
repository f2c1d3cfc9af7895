import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { matchDelay } from './ledgerMotion';

const LINE_EM = 1.2;

interface LedgerCountProps {
  label: string;
  /** Initial number of unmatched lines, one digit. */
  from: number;
}

/** Counts down to zero: a column of digits slides behind a window one digit high. */
export function LedgerCount({ label, from }: LedgerCountProps) {
  const digits = Array.from({ length: from }, (_, index) => from - index);
  const falling = keyframes({
    from: { transform: 'translateY(0)' },
    to: { transform: `translateY(-${from * LINE_EM}em)` },
  });
  return (
    <Typography
      component="div"
      variant="subtitle2"
      sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}
    >
      {label}
      <Box
        sx={{
          height: `${LINE_EM}em`,
          lineHeight: LINE_EM,
          overflow: 'hidden',
          fontSize: '1.5rem',
          fontWeight: 'fontWeightBold',
        }}
      >
        <Box
          sx={{
            color: 'warning.main',
            '& > span': { color: 'success.main' },
            whiteSpace: 'pre',
            transform: `translateY(-${from * LINE_EM}em)`,
            '@media (prefers-reduced-motion: no-preference)': {
              animation: `${falling} ${matchDelay(from - 1) - matchDelay(0) + 0.75}s steps(${from}, end) ${matchDelay(0) - 0.4}s backwards`,
            },
          }}
        >
          {`${digits.join('\n')}\n`}
          <span>0</span>
        </Box>
      </Box>
    </Typography>
  );
}
