import Box from '@mui/material/Box';
import { config } from '../../config';
import { onPaper } from '../../theme/print';

/** The site's URL, in print only: on screen the browser shows it. */
export function PrintedUrl() {
  return (
    <Box sx={{ display: 'none', [onPaper]: { display: 'block' } }}>
      {config.siteUrl.replace(/^https?:\/\//, '')}
    </Box>
  );
}
