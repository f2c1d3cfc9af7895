import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { theme } from '#src/theme/theme.ts';

/** Renders one part of the page under the site's theme. */
export function renderPart(part: ReactNode) {
  return render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {part}
    </ThemeProvider>,
  );
}
