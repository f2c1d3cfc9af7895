import { styled } from '@mui/material/styles';
import { lineBox, type LineBoxProps } from '../../theme/lineBox';

interface CloseDaysProps {
  days: number;
  isLate: boolean;
}

/** The days that a month waits for its close: an open box for each day late, a ticked one for each as planned. */
export function CloseDays({ days, isLate }: CloseDaysProps) {
  return (
    <DayRow aria-hidden="true">
      {Array.from({ length: days }, (_, day) => (
        <Day key={day} ownerState={{ isOpen: isLate }} />
      ))}
    </DayRow>
  );
}

const DayRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 3, marginBottom: 8 });

const Day = styled('span')<LineBoxProps>(({ theme }) => ({
  ...lineBox(theme),
  width: '1.7em',
  aspectRatio: '1',
  fontSize: 'clamp(0.75rem, 2.4vw, 1.75rem)',
}));
