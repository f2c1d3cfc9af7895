import CssBaseline from '@mui/material/CssBaseline';
import { AppTheme } from './AppTheme';

export function Baseline() {
  return (
    <AppTheme>
      <CssBaseline />
    </AppTheme>
  );
}
