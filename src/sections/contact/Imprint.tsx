import Typography from '@mui/material/Typography';
import { config } from '../../config';
import { footer } from '../../content/sections/footer';
import { ON_PAPER } from '../../theme/print';

const paperOnly = { display: 'none', [ON_PAPER]: { display: 'block' } };

/** In print only: the site's URL, which browsers show on screen, and the publisher's details. */
export function Imprint() {
  return (
    <>
      <Typography sx={paperOnly}>{config.siteUrl.replace(/^https?:\/\//, '')}</Typography>
      {footer.publisher && (
        <Typography variant="body2" sx={{ ...paperOnly, flexBasis: '100%' }}>
          {footer.publisher}
        </Typography>
      )}
    </>
  );
}
