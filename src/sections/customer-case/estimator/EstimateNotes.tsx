import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { estimator } from '../../../content/sections/estimator';
import { onPaper, screenOnly } from '../../../theme/print';
import { withScript } from '../../../theme/scripting';

/** The estimate's assumptions. In print, all of them are shown. */
export function EstimateNotes() {
  return (
    <CardContent
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        [onPaper]: { rowGap: 0 },
      }}
    >
      <Typography component="h4" variant="subtitle2">
        {estimator.notesTitle}
      </Typography>
      <Button
        className={`${screenOnly} ${withScript}`}
        variant="outlined"
        onClick={() => window.print()}
      >
        {estimator.print}
      </Button>
      <Box
        component="dl"
        sx={{
          width: 1,
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
          gap: { xs: 2, sm: 4 },
          mt: 0.5,
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
    </CardContent>
  );
}
