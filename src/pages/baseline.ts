import { deferred } from '../components/deferred';
import { themed } from './themed';

/** The page's global styles. They are prerendered: only a page without markup fetches the code. */
export const Baseline = deferred({
  id: 'root',
  need: 'touched',
  load: () =>
    themed(
      import(/* webpackChunkName: "theme" */ '@mui/material/CssBaseline').then((m) => m.default),
    ),
});
