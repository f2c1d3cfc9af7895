import Box from '@mui/material/Box';
import { config } from '../../config';
import { onPaper } from '../../theme/print';

/** Where the paper comes from; on the screen the browser tells. */
export function PrintedAddress() {
  return (
    <Box sx={{ display: 'none', [onPaper]: { display: 'block' } }}>
      {config.siteUrl.replace(/^https?:\/\//, '')}
    </Box>
  );
}
