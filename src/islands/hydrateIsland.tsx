import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  startTransition,
  StrictMode,
  useEffect,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { HYDRATED } from './scripting';
import { styleCacheOptions } from './styleCache';

export interface FailedIslandProps {
  island: Element;
  /** The island's markup before hydration. */
  prerendered: string;
}

interface IslandCode {
  Component: () => ReactNode;
  /** Replaces the component when it has thrown. */
  Failed: (props: FailedIslandProps) => ReactNode;
}

export type HydrateIsland = (island: Element, onHydrated: () => void) => void;

declare global {
  interface Window {
    /** Set once the islands' script has run. */
    hydrateIsland?: HydrateIsland;
  }
}

// `speedy`: in development, Emotion would insert styles as text, which the page's policy blocks.
const cache = createCache({ ...styleCacheOptions, speedy: true });

/**
 * Sets `window.hydrateIsland`. An island that fails leaves the others alone.
 *
 * @param Frame what the whole page is rendered in, such as its theme
 */
export function exposeHydration(
  Frame: ComponentType<PropsWithChildren>,
  islands: Record<string, IslandCode>,
): void {
  window.hydrateIsland = (island, onHydrated) => {
    const name = island.getAttribute('data-island') ?? '';
    const code = islands[name];
    if (!code) throw new Error(`src/islandsScript.tsx has no island « ${name} ».`);
    const prerendered = island.innerHTML;
    registerStyles(island);
    const app = (
      <StrictMode>
        <ErrorBoundary
          onError={() => island.removeAttribute(HYDRATED)}
          fallback={<code.Failed island={island} prerendered={prerendered} />}
        >
          <CacheProvider value={cache}>
            <Frame>
              <Hydrated onHydrated={onHydrated}>
                <code.Component />
              </Hydrated>
            </Frame>
          </CacheProvider>
        </ErrorBoundary>
      </StrictMode>
    );
    // A transition yields to input.
    startTransition(() => void hydrateRoot(island, app, { identifierPrefix: name }));
  };
}

/** Without this, Emotion would insert the prerendered rules again. https://emotion.sh/docs/ssr */
function registerStyles(island: Element) {
  const prefix = `${cache.key}-`;
  for (const { classList } of island.querySelectorAll(`[class*="${prefix}"]`)) {
    for (const name of classList) {
      if (name.startsWith(prefix)) cache.inserted[name.slice(prefix.length)] = true;
    }
  }
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
