import { styled } from '@mui/material/styles';
import {
  LineCell,
  SMALL_SHEET_SPACE,
  SmallSheet,
  SmallSheetCell,
  SmallSheetColumn,
} from './SmallSheet';

interface DailyLinesProps {
  days: readonly { day: string; amount: string }[];
}

/** A column for each day: its new line has its amount, those of the days before are grey bars. */
export function DailyLines({ days }: DailyLinesProps) {
  return (
    <SmallSheet style={{ gridTemplateColumns: `repeat(${days.length}, 1fr)` }}>
      {days.map(({ day, amount }, index) => (
        <SmallSheetColumn key={day} style={{ gridTemplateRows: `repeat(${days.length + 1}, 1fr)` }}>
          <SmallSheetCell>{day}</SmallSheetCell>
          {days.slice(0, index).map((earlier) => (
            <GreyBar key={earlier.day} />
          ))}
          <LineCell ownerState={{ isMatched: false }}>{amount}</LineCell>
        </SmallSheetColumn>
      ))}
    </SmallSheet>
  );
}

/** As wide as a short amount. Forced colours would drop a background: it is a border. */
const GreyBar = styled('div')(({ theme }) => ({
  alignSelf: 'center',
  width: '4em',
  marginInline: SMALL_SHEET_SPACE,
  borderTop: `0.5em solid ${theme.palette.divider}`,
}));
