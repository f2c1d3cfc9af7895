import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { publicFiles } from './content/publicFiles';
import { lateTypefaceId } from './hydration/deferredFont';
import type { PageName } from './pages/pages';
import { preloadPages } from './pages/preloadPages';
import { prerenderedStyles, withoutIdleAttributes } from './criticalCss';
import { Baseline } from './theme/Baseline';
import { fallbackFaces, ownFace } from './theme/fontFaces';

const documents: readonly { path: string; name: PageName; location: string }[] = [
  { path: '/index.html', name: 'home', location: '/' },
  { path: '/404.html', name: 'not-found', location: '/404.html' },
];

export interface PageScripts {
  /** Source of the script that stands in the document and runs first. */
  first: string;
  /** Addresses of the scripts that it loads, in order. */
  later: readonly string[];
}

interface PrerenderedFile {
  /** Its address on the site. */
  path: string;
  content: string;
}

/**
 * Renders every page of the site to a complete HTML document, sections included whose code the
 * browser fetches late, and the stylesheets that the documents name.
 *
 * @throws what a component throws
 */
export async function renderPages(scripts: PageScripts): Promise<PrerenderedFile[]> {
  await preloadPages();
  return documents.flatMap(({ path, name, location }) => {
    const { html, laterStyles } = renderPage(name, location, scripts);
    return [{ path, content: html }, ...laterStyles];
  });
}

function renderPage(name: PageName, location: string, scripts: PageScripts) {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const emotion = createEmotionServer(cache);
  // On its own: beside #root it would change the ids that React gives inside, and inside #root
  // the browser would need its code to hydrate.
  renderToString(
    <CacheProvider value={cache}>
      <Baseline />
    </CacheProvider>,
  );
  // Without an explicit <head>, React makes one and hoists title, meta and link into it, while
  // ids inside #root stay those of a client that hydrates #root alone.
  const document = renderToString(
    <html lang="fr">
      <body>
        <div id="root" data-page={name}>
          <CacheProvider value={cache}>
            <StaticRouter location={location}>
              <App />
            </StaticRouter>
          </CacheProvider>
        </div>
      </body>
    </html>,
  ).replaceAll(' hidden=""', ' hidden="until-found"');
  const styles = prerenderedStyles(document, cache, emotion);
  const laterStyles = styles.later ? [stylesheet(styles.later)] : [];
  const end = headEnd(styles.first, laterStyles[0]?.path ?? '', scripts);
  const html = withoutIdleAttributes(document, styles.first + styles.later);
  return { html: `<!doctype html>${html.replace('</head>', () => end)}`, laterStyles };
}

function headEnd(styles: string, laterStyles: string, scripts: PageScripts): string {
  const { manifest } = publicFiles;
  const dataStyles = laterStyles && ` data-styles="${laterStyles}"`;
  return [
    // With scripts the first one names it, after the first paint.
    `<noscript><link rel="manifest" href="${manifest}"></noscript>`,
    `<style>${fallbackFaces}${styles}</style>`,
    // Apart from the others: it applies where no script will ever declare it.
    `<style id="${lateTypefaceId}" media="(scripting: none)">${ownFace}</style>`,
    laterStyles && `<noscript><link rel="stylesheet" href="${laterStyles}"></noscript>`,
    `<script data-scripts="${scripts.later.join(' ')}"${dataStyles} data-manifest="${manifest}">`,
    `${scripts.first}</script>`,
    '</head>',
  ].join('');
}

/** Its name is its content's: it is kept for a year. */
function stylesheet(content: string): PrerenderedFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { path: `/assets/later.${hash}.css`, content };
}
