import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App';
import { IslandRenderer } from '../islands/Island';
import { styleCacheOptions } from '../islands/styleCache';
import { minifyStyles } from './minifyStyles';
import { sitePages } from '../pages/sitePages';
import { ShareImagePath } from '../seo/ShareImagePath';
import { Baseline } from '../theme/Baseline';
import { FALLBACK_FACES, OWN_FACE } from '../theme/fontFaces';
import { AppTheme } from '../theme/AppTheme';

export interface PageFiles {
  /** Source of the script inside the documents. */
  documentScript: string;
  /** URL of the script that it loads on demand. */
  islandsScript: string;
  /** URL path of the share image, which the landing page names. */
  shareImage: string;
}

/**
 * Renders every page of the site to a complete HTML document, styles and script included.
 *
 * @throws what a component throws
 */
export function renderPages(files: PageFiles) {
  return sitePages.map(({ path }) =>
    path === '*'
      ? { path: '/404.html', content: renderPage('/404.html', files, true) }
      : { path: `${path}index.html`, content: renderPage(path, files, false) },
  );
}

function renderPage(location: string, files: PageFiles, isNotFound: boolean): string {
  const { documentScript, islandsScript, shareImage } = files;
  const cache = createCache(styleCacheOptions);
  // Created before rendering, this keeps Emotion from writing style elements into the markup.
  const emotion = createEmotionServer(cache);
  const render = (node: ReactNode) => renderToString(wrapInContext(node, location, cache));
  // Rendering the baseline puts the global styles into the cache; its markup is of no use.
  render(<Baseline />);
  // Without an explicit <head>, React makes one and hoists title, meta and link into it.
  const html = render(
    <html lang="fr">
      <body>
        <ShareImagePath value={shareImage}>
          <App />
        </ShareImagePath>
      </body>
    </html>,
  );
  const styles = minifyStyles(emotion.extractCritical(html).css);
  const hasIslands = html.includes('data-island=');
  const attributes = [
    ...(hasIslands ? [`data-islands="${islandsScript}"`] : []),
    ...(isNotFound ? ['data-not-found'] : []),
  ];
  const headEnd = [
    `<style>${OWN_FACE}${FALLBACK_FACES}${styles}</style>`,
    `<${['script', ...attributes].join(' ')}>${documentScript}</script>`,
    '</head>',
  ].join('');
  return `<!doctype html>${html.replace('</head>', () => headEnd)}`;
}

function wrapInContext(node: ReactNode, location: string, cache: EmotionCache) {
  const renderIsland = (island: ReactNode, identifierPrefix: string) =>
    renderToString(
      <CacheProvider value={cache}>
        <AppTheme>{island}</AppTheme>
      </CacheProvider>,
      { identifierPrefix },
    );
  return (
    <CacheProvider value={cache}>
      <IslandRenderer value={renderIsland}>
        <StaticRouter location={location}>{node}</StaticRouter>
      </IslandRenderer>
    </CacheProvider>
  );
}
