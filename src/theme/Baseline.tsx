import CssBaseline from '@mui/material/CssBaseline';
import { Themed } from './Themed';

/** Renders the page's global styles. */
export function Baseline() {
  return (
    <Themed>
      <CssBaseline />
    </Themed>
  );
}
