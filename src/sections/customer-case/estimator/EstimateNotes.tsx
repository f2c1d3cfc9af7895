import Box from '@mui/material/Box';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { estimator } from '../../../content/sections/estimator';
import { ON_PAPER, SCREEN_ONLY } from '../../../theme/print';

/** The estimate's assumptions. */
export function EstimateNotes() {
  return (
    <CardContent sx={{ gridColumn: '1 / -1', borderTop: 1, borderColor: 'divider' }}>
      <Typography className={SCREEN_ONLY} component="h4" variant="subtitle2">
        {estimator.notesTitle}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          gap: { xs: 2, md: 4 },
          mt: 1.5,
          typography: 'body2',
          [ON_PAPER]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', mt: 0 },
        }}
      >
        {estimator.notes.map(({ title, text }) => (
          <Box key={title} sx={{ pt: 1, borderTop: 1, borderColor: 'divider' }}>
            <dt>{title}</dt>
            <Box component="dd" sx={{ color: 'text.secondary' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </CardContent>
  );
}
