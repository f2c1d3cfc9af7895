import type { DocumentFiles } from '#src/build/prerender.tsx';

/** For documents whose scripts no test looks at. */
export const noFiles: DocumentFiles = {
  loader: '',
  main: '',
  font: '/fonts/font.woff2',
};
