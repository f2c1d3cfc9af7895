import { styled } from '@mui/material/styles';

/**
 * Two ledger lines, and the tick that matches them. Decorative: the name beside it says the same.
 * Drawn in `currentColor`, since forced colours replace no other colour of an SVG.
 */
export function Logo() {
  return (
    // Width and height give its size where no styles have loaded.
    <LogoDrawing aria-hidden="true" viewBox="0 0 28 28" width={28} height={28}>
      <rect width="28" height="28" rx="3" fill="currentColor" />
      <LogoLines d="M6 9.5h8M6 18.5h5" />
      <LogoTick d="m13.5 17 3 3 6-8" />
    </LogoDrawing>
  );
}

const LogoDrawing = styled('svg')(({ theme: { palette } }) => ({
  flex: 'none',
  marginBlock: 8,
  color: palette.primary.main,
}));

const LogoLines = styled('path')(({ theme: { palette } }) => ({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  color: palette.background.default,
  '@media (forced-colors: active)': { stroke: 'Canvas' },
}));

const LogoTick = styled(LogoLines)(({ theme: { palette } }) => ({
  strokeWidth: 2.5,
  color: palette.success.light,
}));
