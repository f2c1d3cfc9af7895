import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
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
      <List
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(2, 1fr)' },
          columnGap: 4,
          mt: 1.5,
        }}
      >
        {sentences.map((sentence) => (
          <ListItem
            key={sentence}
            sx={{
              display: 'grid',
              gridTemplateColumns: '0.9em minmax(0, 1fr)',
              alignItems: 'baseline',
              gap: 1.5,
              '&::before': { ...tick, color: 'success.main' },
            }}
          >
            {sentence}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
