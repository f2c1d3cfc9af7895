import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BETWEEN_MATCHES_SECONDS, matchDelay } from './ledgerMotion';

const LINE_EM = 1.2;
/** From the count's start to the first match: digits change 0.35 s after each match starts. */
const LEAD_SECONDS = 0.4;

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
  const duration = from * BETWEEN_MATCHES_SECONDS;
  const delay = matchDelay(0) - LEAD_SECONDS;
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
              animation: `${falling} ${duration}s steps(${from}, end) ${delay}s backwards`,
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
