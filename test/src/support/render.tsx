import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { DemoRequestProvider } from '#src/demo-request/DemoRequestProvider.tsx';
import { theme } from '#src/theme/theme.ts';

/** A part of the page under the site's theme, at a URL of the site. */
const inSite = (part: ReactNode, url: string) => (
  <MemoryRouter initialEntries={[url]}>
    <HelmetProvider>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <DemoRequestProvider>{part}</DemoRequestProvider>
      </ThemeProvider>
    </HelmetProvider>
  </MemoryRouter>
);

/** Renders one part of the page, as where a link of the site has led to it. */
export function renderPart(part: ReactNode, url = '/') {
  return render(inSite(part, url));
}

/** Shows the markup of one part of the page; the returned function hydrates it. */
export function prerenderPart(part: ReactNode, url = '/') {
  const container = document.createElement('div');
  container.innerHTML = renderToString(inSite(part, url));
  document.body.append(container);
  return () => render(inSite(part, url), { container, hydrate: true });
}
