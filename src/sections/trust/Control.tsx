import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tick } from '../../theme/tick';
import { screenOnly } from '../../theme/print';

interface ControlProps {
  title: string;
  sentences: readonly string[];
}

/** How a match is proposed, posted, undone and traced. Not printed: the single page is full. */
export function Control({ title, sentences }: ControlProps) {
  return (
    <Box className={screenOnly} sx={{ mt: { xs: 4, md: 5 } }}>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(2, 1fr)' },
          columnGap: 4,
          mt: 1.5,
        }}
      >
        {sentences.map((sentence) => (
          <Box
            key={sentence}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: '0.9em minmax(0, 1fr)',
              alignItems: 'baseline',
              gap: 1.5,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              '&::before': { ...tick, color: 'success.main' },
            }}
          >
            {sentence}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
