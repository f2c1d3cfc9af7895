import { styled } from '@mui/material/styles';
import type { LedgerLine } from '../../content/sections/ledger';
import { SmallSheet, SmallSheetColumn } from './SmallSheet';

interface DailyLinesProps {
  days: readonly { day: string; lines: readonly LedgerLine[] }[];
}

/** A column for each day: every day adds a line to match to those of the day before. */
export function DailyLines({ days }: DailyLinesProps) {
  return (
    <SmallSheet columns={`repeat(${days.length}, 1fr)`}>
      {days.map(({ day, lines }, rank) => (
        <DayColumn key={day} sx={{ borderLeft: rank > 0 ? 1 : 0, borderColor: 'divider' }}>
          {day}
          {lines.map(({ id, amount }, lineRank) => (
            <DayLine key={id} isNew={lineRank === lines.length - 1}>
              {amount}
            </DayLine>
          ))}
        </DayColumn>
      ))}
    </SmallSheet>
  );
}

const DayColumn = styled(SmallSheetColumn)({
  textAlign: 'center',
  // As high as the small ledgers beside it.
  lineHeight: '48px',
});

const DayLine = styled('div')<{ isNew: boolean }>(({ theme: { palette, typography } }) => ({
  borderTop: `1px solid ${palette.divider}`,
  backgroundColor: palette.warning.light,
  variants: [{ props: { isNew: true }, style: { fontWeight: typography.fontWeightMedium } }],
}));
