import Box from '@mui/material/Box';

/**
 * Two ledger lines, and the tick that matches them. Decorative: the name beside it says the same.
 * Drawn in `currentColor`, since forced colours replace no other colour of an SVG.
 */
export function Logo() {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 28 28"
      // Its size where no styles have loaded.
      width={28}
      height={28}
      sx={{
        my: 1,
        flex: 'none',
        color: 'primary.main',
        '& path': {
          fill: 'none',
          stroke: 'currentColor',
          '@media (forced-colors: active)': { stroke: 'Canvas' },
        },
      }}
    >
      <rect width="28" height="28" rx="3" fill="currentColor" />
      <Box
        component="path"
        d="M6 9.5h8M6 18.5h5"
        sx={{ color: 'background.default', strokeWidth: 2 }}
      />
      <Box
        component="path"
        d="m13.5 17 3 3 6-8"
        sx={{ color: 'success.light', strokeWidth: 2.5 }}
      />
    </Box>
  );
}
