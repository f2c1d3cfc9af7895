import Box from '@mui/material/Box';

const TICK_HEIGHT = 9;

/** A border: print and forced colours drop backgrounds. */
const ink = (thickness: number, color: string) => ({
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
      <Box sx={{ mt: 1.5, width: minutes / (hours * 60), ...ink(14, color) }} />
      <Ruler marks={count(hours).map((hour) => `${hour}\u00a0h`)} />
    </>
  );
}

const count = (last: number) => Array.from({ length: last + 1 }, (_, index) => index);

interface RulerProps {
  /** Labels of the ticks, which are evenly spaced from end to end. */
  marks: string[];
}

/** A line with labelled ticks. */
function Ruler({ marks }: RulerProps) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${marks.length - 1}, minmax(0, 1fr)) 0`,
        borderTop: 1,
        borderColor: 'text.secondary',
        typography: 'caption',
        color: 'text.secondary',
        whiteSpace: 'nowrap',
        '& > *': { justifySelf: 'start' },
        '& > *::before': {
          content: '""',
          display: 'block',
          width: 0,
          height: TICK_HEIGHT,
          borderLeft: 1,
        },
        '& > :last-of-type': { justifySelf: 'end' },
        '& > :last-of-type::before': { ml: 'auto' },
      }}
    >
      {marks.map((mark) => (
        <span key={mark}>{`${mark} `}</span>
      ))}
    </Box>
  );
}
