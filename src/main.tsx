import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { PartError } from './components/hydration/PartError';
import { parsePlainPage, PrerenderedMarkup } from './components/hydration/PrerenderedMarkup';
import { noteAttribution } from './services/attribution';
import { createStyleCache } from './theme/styleCache';

// Before the first link within the site changes the URL.
noteAttribution(window.location.href, document.referrer);

const root = document.getElementById('root') ?? document.body;
const prerendered = root.innerHTML;

const { pathname } = window.location;

/** Should all fail, what is readable without JavaScript stays, unless a link has led to another page. */
const renderFallback = () =>
  window.location.pathname === pathname ? (
    <div dangerouslySetInnerHTML={{ __html: parsePlainPage(prerendered).body.innerHTML }} />
  ) : (
    <PartError id="erreur" />
  );

const site = (
  <StrictMode>
    <ErrorBoundary fallbackRender={renderFallback}>
      <CacheProvider value={createStyleCache()}>
        <BrowserRouter>
          <HelmetProvider>
            <PrerenderedMarkup value={prerendered}>
              <App />
            </PrerenderedMarkup>
          </HelmetProvider>
        </BrowserRouter>
      </CacheProvider>
    </ErrorBoundary>
  </StrictMode>
);

// Reports errors that a boundary has caught on the window, as React does with those that it recovers
// from: monitors and the development server see both.
const options: RootOptions = { onCaughtError: reportError };

// A transition yields to input. In development, the document is empty.
startTransition(() => {
  if (prerendered) hydrateRoot(root, site, options);
  else createRoot(root, options).render(site);
});
