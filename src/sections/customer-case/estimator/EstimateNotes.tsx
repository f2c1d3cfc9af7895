import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { estimator } from '../../../content/estimator';
import { onPaper } from '../../../theme/print';

/** What the estimate stands on, in the open: the ceiling, the assumptions, what does not count. */
export function EstimateNotes() {
  return (
    <Box
      sx={{
        p: { xs: 2.5, sm: 4 },
        borderTop: 1,
        borderColor: 'divider',
        [onPaper]: { gridColumn: 'span 2', p: 1.5 },
      }}
    >
      <Typography component="h4" variant="subtitle2">
        {estimator.notesTitle}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
          gap: { xs: 2, sm: 4 },
          mt: 2,
          typography: 'body2',
          [onPaper]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 2, mt: 0 },
        }}
      >
        {estimator.notes.map((note) => (
          <div key={note.id}>
            <Box
              component="dt"
              sx={{ pt: 1, borderTop: 1, borderColor: 'divider', [onPaper]: { pt: 0, border: 0 } }}
            >
              {note.title}
            </Box>
            <Box component="dd" sx={{ mt: 0.5, color: 'text.secondary', [onPaper]: { mt: 0 } }}>
              {note.text}
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}
