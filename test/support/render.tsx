import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#src/App.tsx';
import { theme } from '#src/theme/theme.ts';
import { named } from './words';

/** Renders the site for tests that only read it: without styles, which jsdom resolves slowly. */
export function writeSite() {
  document.body.innerHTML = renderToString(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
}

/** Renders one part of the page under the site's theme. */
export function renderPart(part: ReactNode) {
  return render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {part}
    </ThemeProvider>,
  );
}

/** The section with this title. */
export function section(title: string) {
  return screen.getByRole('region', { name: named(title) });
}
