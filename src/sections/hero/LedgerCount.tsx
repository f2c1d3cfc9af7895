import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BETWEEN_MATCHES_SECONDS, getMatchDelay } from './ledgerMotion';

const LINE_EM = 1.2;
/** From the count's start to the first match: digits change 0.35 s after each match starts. */
const LEAD_SECONDS = 0.4;

interface LedgerCountProps {
  label: string;
  /** Number of unmatched lines at first and in the end, one digit each. */
  from: number;
  to: number;
}

/** Counts down: a column of digits slides behind a window one digit high. */
export function LedgerCount({ label, from, to }: LedgerCountProps) {
  const matches = from - to;
  const digits = Array.from({ length: matches + 1 }, (_, index) => from - index);
  const falling = keyframes({
    from: { transform: 'translateY(0)' },
    to: { transform: `translateY(-${matches * LINE_EM}em)` },
  });
  const duration = matches * BETWEEN_MATCHES_SECONDS;
  const delay = getMatchDelay(0) - LEAD_SECONDS;
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
          fontSize: '1.75rem',
          fontWeight: 'fontWeightMedium',
        }}
      >
        <Box
          sx={{
            color: 'warning.main',
            whiteSpace: 'pre',
            transform: `translateY(-${matches * LINE_EM}em)`,
            '@media (prefers-reduced-motion: no-preference)': {
              animation: `${falling} ${duration}s steps(${matches}, end) ${delay}s backwards`,
            },
          }}
        >
          {digits.join('\n')}
        </Box>
      </Box>
    </Typography>
  );
}
