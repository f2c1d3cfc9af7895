import Box from '@mui/material/Box';

const TICK_HEIGHT = 9;

/** A border: print and forced colours drop backgrounds. */
const drawLine = (thickness: number, color: string) => ({
  borderTop: `${thickness}px solid`,
  borderColor: color,
});

interface HourBarProps {
  /** The ruler's whole hours, the same for both cards. */
  hours: number;
  minutes: number;
  color: string;
}

/** A bar of minutes above a ruler of hours. */
export function HourBar({ hours, minutes, color }: HourBarProps) {
  return (
    <>
      <Box sx={{ mt: 1.5, width: minutes / (hours * 60), ...drawLine(14, color) }} />
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${hours}, minmax(0, 1fr)) 0`,
          borderTop: 1,
          borderColor: 'text.secondary',
          typography: 'caption',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
        }}
      >
        {Array.from({ length: hours + 1 }, (_, hour) => (
          <Hour key={hour} hour={hour} isLast={hour === hours} />
        ))}
      </Box>
    </>
  );
}

interface HourProps {
  hour: number;
  /** Its label ends at its tick, where the ruler ends. */
  isLast: boolean;
}

function Hour({ hour, isLast }: HourProps) {
  return (
    <Box
      component="span"
      sx={{
        justifySelf: isLast ? 'end' : 'start',
        '&::before': {
          content: '""',
          display: 'block',
          width: 0,
          height: TICK_HEIGHT,
          ml: isLast ? 'auto' : undefined,
          borderLeft: 1,
        },
      }}
    >
      {`${hour}\u00a0h `}
    </Box>
  );
}
