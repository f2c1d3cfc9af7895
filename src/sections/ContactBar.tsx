import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { anchors } from '../content/anchors';
import { hero } from '../content/hero';
import { contactBar } from '../theme/tokens';

/** The way to the form on small screens, while the page itself shows none; see useContactReach. */
export function ContactBar() {
  return (
    <Box
      id={anchors.contactBar}
      sx={{
        display: { md: 'none' },
        position: 'fixed',
        zIndex: 'appBar',
        insetInline: 0,
        bottom: 0,
        px: { xs: 2, sm: 3 },
        pt: 1,
        pb: 'calc(8px + env(safe-area-inset-bottom))',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        visibility: 'hidden',
        transform: 'translateY(100%)',
        [contactBar.shown]: { visibility: 'visible', transform: 'none' },
        '@media (prefers-reduced-motion: no-preference)': {
          transition: 'transform 200ms, visibility 200ms',
        },
        '@media (max-height: 320px), print': { display: 'none' },
      }}
    >
      <Button href={`#${anchors.contact}`} variant="contained" fullWidth>
        {hero.requestDemo}
      </Button>
    </Box>
  );
}
