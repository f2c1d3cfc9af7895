import { styled } from '@mui/material/styles';
import { SMALL_SHEET_SPACE, SmallSheet, SmallSheetColumn } from './SmallSheet';

interface DailyLinesProps {
  days: readonly { day: string; amount: string }[];
}

/** A column for each day: its new line has its amount, those of the days before are grey bars. */
export function DailyLines({ days }: DailyLinesProps) {
  return (
    <SmallSheet columns={`repeat(${days.length}, 1fr)`}>
      {days.map(({ day, amount }, index) => (
        <DayColumn key={day} style={{ gridTemplateRows: `repeat(${days.length + 1}, 1fr)` }}>
          <DayCell>{day}</DayCell>
          {days.slice(0, index).map((earlier) => (
            <DayCell key={earlier.day}>
              <GreyBar />
            </DayCell>
          ))}
          <NewLine>{amount}</NewLine>
        </DayColumn>
      ))}
    </SmallSheet>
  );
}

const DayColumn = styled(SmallSheetColumn)(({ theme: { palette } }) => ({
  whiteSpace: 'nowrap',
  '& + &': { borderLeft: `1px solid ${palette.divider}` },
}));

const DayCell = styled('div')({
  display: 'grid',
  alignItems: 'center',
  paddingInline: SMALL_SHEET_SPACE,
});

const NewLine = styled(DayCell)(({ theme: { palette, typography } }) => ({
  backgroundColor: palette.warning.light,
  fontWeight: typography.fontWeightMedium,
}));

/** As wide as a short amount. Forced colours would drop a background: it is a border. */
const GreyBar = styled('div')(({ theme }) => ({
  width: '4em',
  borderTop: `0.5em solid ${theme.palette.divider}`,
}));
