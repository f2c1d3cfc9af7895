import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition, useEffect } from 'react';
import type { PropsWithChildren } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorPage } from '../pages/ErrorPage';
import { AppTheme } from '../theme/AppTheme';
import { islandComponents } from './islandComponents';

export type HydrateIsland = (island: Element, onHydrated: () => void) => void;

declare global {
  interface Window {
    /** Set once this script has run. */
    hydrateIsland?: HydrateIsland;
  }
}

const cache = createCache({ key: 'css', stylisPlugins: [] });

/** Hydrates in a transition, which yields to input. */
window.hydrateIsland = (island, onHydrated) => {
  const name = island.getAttribute('data-island') as keyof typeof islandComponents;
  const Component = islandComponents[name];
  registerStyles(island);
  startTransition(() => {
    hydrateRoot(
      island,
      <StrictMode>
        <CacheProvider value={cache}>
          <AppTheme>
            <Hydrated onHydrated={onHydrated}>
              <Component />
            </Hydrated>
          </AppTheme>
        </CacheProvider>
      </StrictMode>,
      { identifierPrefix: name, onUncaughtError: showErrorPage },
    );
  });
};

/** Without this, Emotion would insert the prerendered rules again. https://emotion.sh/docs/ssr */
function registerStyles(island: Element) {
  for (const { classList } of island.querySelectorAll('[class*=css-]')) {
    for (const name of classList) if (name.startsWith('css-')) cache.inserted[name.slice(4)] = true;
  }
}

function Hydrated({ onHydrated, children }: PropsWithChildren<{ onHydrated: () => void }>) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

function showErrorPage(error: unknown) {
  console.error(error);
  createRoot(document.body).render(<ErrorPage />);
}
