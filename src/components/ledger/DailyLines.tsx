import { styled } from '@mui/material/styles';
import type { LedgerLine } from '../../content/sections/ledger';
import { SmallSheet } from './SmallSheet';

interface DailyLinesProps {
  days: readonly { day: string; lines: readonly LedgerLine[] }[];
}

/** A column for each day: every day adds a line to match to those of the day before. */
export function DailyLines({ days }: DailyLinesProps) {
  return (
    <Sheet aria-hidden="true">
      {days.map(({ day, lines }) => (
        <div key={day}>
          {day}
          {lines.map(({ id, amount }) => (
            <div key={id}>{amount}</div>
          ))}
        </div>
      ))}
    </Sheet>
  );
}

const Sheet = styled(SmallSheet)(({ theme }) => {
  const rule = `1px solid ${theme.palette.divider}`;
  return {
    gridTemplateColumns: 'repeat(3, 1fr)',
    textAlign: 'center',
    // As high as the small ledgers beside it.
    lineHeight: '48px',
    '& > div + div': { borderLeft: rule },
    '& > div > div': { borderTop: rule, backgroundColor: theme.palette.warning.light },
    '& > div > :last-child': { fontWeight: theme.typography.fontWeightMedium },
  };
});
