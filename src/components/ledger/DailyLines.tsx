import { styled } from '@mui/material/styles';
import { SmallSheet } from './SmallSheet';

interface DailyLinesProps {
  days: readonly { day: string; amounts: readonly string[] }[];
}

/** A column for each day: every day adds a line to match to those of the day before. */
export function DailyLines({ days }: DailyLinesProps) {
  return (
    <Sheet aria-hidden="true">
      {days.map(({ day, amounts }) => (
        <div key={day}>
          {day}
          {amounts.map((amount) => (
            <p key={amount}>{amount}</p>
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
    lineHeight: '35px',
    '& > div + div': { borderLeft: rule },
    '& p': { borderTop: rule, backgroundColor: theme.palette.warning.light },
    '& p:last-child': { fontWeight: theme.typography.fontWeightMedium },
  };
});
