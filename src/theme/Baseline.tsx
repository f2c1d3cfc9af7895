import CssBaseline from '@mui/material/CssBaseline';
import { Themed } from './Themed';

/** The page's global styles. */
export function Baseline() {
  return (
    <Themed>
      <CssBaseline />
    </Themed>
  );
}
