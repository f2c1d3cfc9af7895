import Box from '@mui/material/Box';

/** Without a width of its own, so that the ticks stand at equal distances, from end to end. */
const tickAboveLabel = {
  display: 'grid',
  gridTemplateColumns: '0',
  justifyItems: 'center',
  '&::before': { content: '""', height: 9, borderLeft: 1 },
};

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
      {/* A border: print and forced colours drop backgrounds. */}
      <Box
        sx={{ mt: 1.5, width: minutes / (hours * 60), borderTop: '14px solid', borderColor: color }}
      />
      <Box
        aria-hidden="true"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          borderTop: 1,
          borderColor: 'text.secondary',
          typography: 'caption',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
        }}
      >
        {Array.from({ length: hours + 1 }, (_, hour) => (
          <Box key={hour} component="span" sx={tickAboveLabel}>
            {`${hour}\u00a0h `}
          </Box>
        ))}
      </Box>
    </>
  );
}
