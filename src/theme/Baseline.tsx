import CssBaseline from '@mui/material/CssBaseline';
import { AppTheme } from './AppTheme';

/** Renders the page's global styles. */
export function Baseline() {
  return (
    <AppTheme>
      <CssBaseline />
    </AppTheme>
  );
}
