import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';

const pages = [
  { file: 'index.html', location: '/' },
  { file: '404.html', location: '/404.html' },
];

/**
 * Renders every page of the site to a complete HTML document.
 *
 * In: the addresses of the scripts that hydrate the page, in loading order. Out: file names
 * inside the site's folder with their HTML. Throws what a component throws.
 */
export function renderPages(scripts: readonly string[]): { file: string; html: string }[] {
  return pages.map(({ file, location }) => ({ file, html: renderPage(location, scripts) }));
}

function renderPage(location: string, scripts: readonly string[]): string {
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  // Without an explicit <head>, React makes one and hoists title, meta and link into it, while
  // ids inside #root stay those of a client that hydrates #root alone.
  const document = renderToString(
    <html lang="fr">
      <body>
        <div id="root">
          <CacheProvider value={cache}>
            <StrictMode>
              <StaticRouter location={location}>
                <App />
              </StaticRouter>
            </StrictMode>
          </CacheProvider>
        </div>
      </body>
    </html>,
  );
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(document));
  const scriptTags = scripts.map((src) => `<script defer src="${src}"></script>`).join('');
  return `<!doctype html>${document.replace('</head>', `${styles}${scriptTags}</head>`)}`;
}
