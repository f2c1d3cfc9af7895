import Box from '@mui/material/Box';
import type { PropsWithChildren } from 'react';
import { ledger, type LedgerLine } from '../../content/sections/ledger';
import { estimateWidth } from '../../theme/estimateWidth';
import { withTick } from '../../theme/tick';
import { fadeIn, fadeOut, HEADER_HEIGHT, ROW_HEIGHT } from './ledgerMotion';

/** Follows the reader's font size up to 150 %, as long as it fits the columns. */
const limitFontSize = (rem: number) => `min(${rem}rem, ${rem * 24}px, ${rem * 5}cqi)`;

const titles = [ledger.statementTitle, ledger.entriesTitle];
const TITLE_WIDTH = Math.max(...titles.map((title) => estimateWidth(title, 1)));

/** The same, small enough for both titles to fit on one line. */
const fitTitleFontSize = (rem: number, padding: number) =>
  `min(${limitFontSize(rem)}, (45cqi - ${padding}px) / ${TITLE_WIDTH})`;

interface LedgerRowsProps {
  title: string;
  lines: readonly LedgerLine[];
  /** Side of the column in the sheet. The codes are on its inner side. */
  align: 'start' | 'end';
}

export function LedgerRows({ title, lines, align }: LedgerRowsProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="p"
        sx={{
          m: 0,
          height: HEADER_HEIGHT,
          px: { xs: 1, sm: 2.5 },
          display: 'flex',
          alignItems: 'center',
          fontSize: { xs: fitTitleFontSize(0.9375, 16), sm: fitTitleFontSize(0.9375, 40) },
          fontWeight: 'fontWeightMedium',
          whiteSpace: 'nowrap',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {title}
      </Box>
      {lines.map((line, index) => (
        <LedgerRow key={line.id} line={line} align={align} isLast={index === lines.length - 1} />
      ))}
    </Box>
  );
}

interface LedgerRowProps {
  line: LedgerLine;
  align: 'start' | 'end';
  isLast: boolean;
}

/** Fills the row behind the text and fades out. Animating a background would repaint every frame. */
const unmatchedColor = {
  content: '""',
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  bgcolor: 'warning.light',
  opacity: 0,
  ...fadeOut,
} as const;

/** Grid auto-placement puts the amount, a bare text, under the label. */
const withCode = {
  start: '"label code" ". code" / 1fr auto',
  end: '"code label" "code ." / auto 1fr',
};

function LedgerRow({ line, align, isLast }: LedgerRowProps) {
  return (
    <Box
      data-code={line.code}
      sx={{
        position: 'relative',
        isolation: 'isolate',
        height: ROW_HEIGHT,
        px: { xs: 1, sm: 2.5 },
        display: 'grid',
        gridTemplate: line.code ? withCode[align] : '"label" "." / 1fr',
        columnGap: 1,
        alignContent: 'center',
        alignItems: 'center',
        textAlign: align,
        fontSize: limitFontSize(0.9375),
        fontWeight: 'fontWeightMedium',
        lineHeight: 1.3,
        whiteSpace: 'nowrap',
        bgcolor: line.code ? 'success.light' : 'warning.light',
        ...(!isLast && { borderBottom: 1, borderColor: 'divider' }),
        '&::before': line.code ? unmatchedColor : undefined,
      }}
    >
      <Label>{line.label}</Label>
      {` ${line.amount} `}
      {line.code && <Code>{line.code}</Code>}
    </Box>
  );
}

function Label({ children }: PropsWithChildren) {
  return (
    <Box
      component="span"
      sx={{
        gridArea: 'label',
        fontSize: limitFontSize(0.8125),
        fontWeight: 'fontWeightRegular',
        color: 'text.secondary',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      }}
    >
      {children}
    </Box>
  );
}

function Code({ children }: PropsWithChildren) {
  return (
    <Box
      component="span"
      sx={{
        gridArea: 'code',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        color: 'success.main',
        fontSize: limitFontSize(0.9375),
        fontWeight: 'fontWeightMedium',
        ...withTick,
        ...fadeIn,
      }}
    >
      {children}
    </Box>
  );
}
