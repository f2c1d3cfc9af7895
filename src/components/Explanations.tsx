import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Explanation } from '../content/facts';

interface ExplanationsProps {
  items: readonly Explanation[];
}

/** What the owner explains, each under its title. Not printed: the single sheet is full. */
export function Explanations({ items }: ExplanationsProps) {
  if (items.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        gap: 4,
        mt: { xs: 4, md: 6 },
      }}
    >
      {items.map(({ title, text }) => (
        <div key={title}>
          <Typography component="h3" variant="h3">
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.75 }}>
            {text}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
