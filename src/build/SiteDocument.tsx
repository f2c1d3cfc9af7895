import { CacheProvider, type EmotionCache } from '@emotion/react';
import { HelmetProvider } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App';

interface SiteDocumentProps {
  /** URL path of the page. */
  location: string;
  /** Has the page's styles once it is rendered. */
  cache: EmotionCache;
}

/** The whole document of a page, in Node: main.tsx hydrates what stands in its root. */
export function SiteDocument({ location, cache }: SiteDocumentProps) {
  return (
    <CacheProvider value={cache}>
      <StaticRouter location={location}>
        <HelmetProvider>
          {/* Without an explicit <head>, React makes one and hoists title, meta and link into it. */}
          <html lang="fr">
            <body>
              <div id="root">
                <App />
              </div>
            </body>
          </html>
        </HelmetProvider>
      </StaticRouter>
    </CacheProvider>
  );
}
