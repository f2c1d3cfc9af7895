import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { Tick } from '../../components/Tick';
import type { LedgerLine } from '../../content/ledger';
import { colors } from '../../theme/tokens';
import { HEADER_HEIGHT, matchDelay, matchRank, MATCH_SECONDS, ROW_HEIGHT } from './ledgerMotion';

const fromUnmatched = keyframes({ from: { backgroundColor: colors.toMatchWash } });
const fromHidden = keyframes({ from: { opacity: 0, transform: 'scale(1.6)' } });

/** Lettering grows with the reader's text size only as far as the columns of the drawing let it. */
const lettering = (rem: number) => `min(${rem}rem, ${rem * 5.6}cqi)`;

interface LedgerRowsProps {
  title: string;
  lines: readonly LedgerLine[];
  /** Which side of the sheet the column stands on; codes face the middle. */
  align: 'start' | 'end';
}

export function LedgerRows({ title, lines, align }: LedgerRowsProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{
          height: HEADER_HEIGHT,
          px: { xs: 1.5, sm: 2.5 },
          display: 'flex',
          alignItems: 'center',
          fontSize: { xs: lettering(0.8125), sm: lettering(0.9375) },
          fontWeight: 'fontWeightStrong',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {title}
      </Box>
      {lines.map((line) => (
        <LedgerRow key={line.id} line={line} align={align} />
      ))}
    </Box>
  );
}

interface LedgerRowProps {
  line: LedgerLine;
  align: 'start' | 'end';
}

function LedgerRow({ line, align }: LedgerRowProps) {
  const delay = `${matchDelay(matchRank(line.code))}s`;
  return (
    <Box
      sx={{
        height: ROW_HEIGHT,
        px: { xs: 1.5, sm: 2.5 },
        display: 'flex',
        flexDirection: align === 'start' ? 'row' : 'row-reverse',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        bgcolor: colors.matchedWash,
        '&:not(:last-child)': { borderBottom: `1px solid ${colors.hairline}` },
        '@media (prefers-reduced-motion: no-preference)': {
          animation: `${fromUnmatched} ${MATCH_SECONDS}s ease-out ${delay} backwards`,
        },
      }}
    >
      <Box sx={{ minWidth: 0, lineHeight: 1.3, textAlign: align }}>
        <Box
          sx={{
            fontSize: { xs: lettering(0.75), sm: lettering(0.8125) },
            color: 'text.secondary',
            whiteSpace: 'nowrap',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {line.label}
        </Box>
        <Box
          sx={{
            fontSize: { xs: lettering(0.875), sm: lettering(1) },
            fontWeight: 'fontWeightStrong',
          }}
        >
          {line.amount}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          color: 'success.main',
          fontSize: lettering(0.8125),
          fontWeight: 'fontWeightBold',
          '@media (prefers-reduced-motion: no-preference)': {
            animation: `${fromHidden} ${MATCH_SECONDS}s ease-out ${delay} backwards`,
          },
        }}
      >
        {line.code}
        <Tick />
      </Box>
    </Box>
  );
}
