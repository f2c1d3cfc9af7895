import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App';
import { IslandRenderer, type RenderIsland } from '../islands/Island';
import { styleCacheOptions } from '../islands/styleCache';
import { classNameShortener } from './classNameShortener';
import { minifyStyles } from './minifyStyles';
import { paths } from '../content/paths';
import { sitePages, type SitePage } from '../pages/sitePages';
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

const NOT_FOUND = '/404.html';

/**
 * Renders every page of the site to a complete HTML document, styles and script included.
 *
 * @throws what a component throws
 */
export function renderPages(files: PageFiles) {
  const home = renderWithOneStyle(sitePages.slice(0, 1), files);
  // The policy that every response carries lists the hash of each style element. If these pages had
  // styles of their own, it would delay the landing page's first paint.
  const others = renderWithOneStyle(sitePages.slice(1), files);
  return [...home, ...others];
}

/** Renders pages, each with the styles of all of them. */
function renderWithOneStyle(pages: readonly SitePage[], files: PageFiles) {
  const cache = createCache(styleCacheOptions);
  // Created before rendering, this keeps Emotion from writing style elements into the markup.
  const emotion = createEmotionServer(cache);
  let islands = '';
  const renderIsland: RenderIsland = (island, identifierPrefix) => {
    const html = renderToString(
      <CacheProvider value={cache}>
        <AppTheme>{island}</AppTheme>
      </CacheProvider>,
      { identifierPrefix },
    );
    islands += html;
    return html;
  };
  const context = { cache, renderIsland };
  // Rendering the baseline puts the global styles into the cache; its markup is of no use.
  renderToString(wrapInContext(<Baseline />, paths.home, context));
  const rendered = pages.map(({ path }) => {
    const location = path === '*' ? NOT_FOUND : path;
    return { location, html: renderMarkup(location, context, files.shareImage) };
  });
  const markup = rendered.map(({ html }) => html).join('');
  const styles = minifyStyles(emotion.extractCritical(markup).css);
  const shorten = classNameShortener(styles, islands);
  return rendered.map(({ location, html }) => ({
    path: location.replace(/\/$/, '/index.html'),
    content: completeDocument(shorten(html), shorten(styles), location === NOT_FOUND, files),
  }));
}

function renderMarkup(location: string, context: RenderContext, shareImage: string): string {
  // No script takes over what is outside islands.
  return renderToStaticMarkup(
    wrapInContext(
      // Without an explicit <head>, React makes one and hoists title, meta and link into it.
      <html lang="fr">
        <body>
          <ShareImagePath value={shareImage}>
            <App />
          </ShareImagePath>
        </body>
      </html>,
      location,
      context,
    ),
  );
}

function completeDocument(html: string, styles: string, isNotFound: boolean, files: PageFiles) {
  const { documentScript, islandsScript } = files;
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

interface RenderContext {
  cache: EmotionCache;
  renderIsland: RenderIsland;
}

function wrapInContext(node: ReactNode, location: string, { cache, renderIsland }: RenderContext) {
  return (
    <CacheProvider value={cache}>
      <IslandRenderer value={renderIsland}>
        <StaticRouter location={location}>{node}</StaticRouter>
      </IslandRenderer>
    </CacheProvider>
  );
}
