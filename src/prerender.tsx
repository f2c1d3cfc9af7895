import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { transform } from 'lightningcss';
import type { Targets } from 'lightningcss';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { lateTypefaceId } from './hydration/lateTypeface';
import type { PageName } from './pages/pages';
import { preloadPages } from './pages/preloadPages';
import { Baseline } from './theme/Baseline';
import { fallbackFaces, ownFace } from './theme/fontFaces';

const documents: readonly { file: string; name: PageName; location: string }[] = [
  { file: 'index.html', name: 'home', location: '/' },
  { file: '404.html', name: 'not-found', location: '/404.html' },
];

export interface PageScripts {
  /** Source of the script that stands in the document and runs first. */
  first: string;
  /** Addresses of the scripts that it loads, in order. */
  later: readonly string[];
}

/**
 * Renders every page of the site to a complete HTML document, sections included whose code the
 * browser fetches late.
 *
 * @returns file names inside the site's folder, with their HTML
 * @throws what a component throws
 */
export async function renderPages(scripts: PageScripts): Promise<{ file: string; html: string }[]> {
  await preloadPages();
  return documents.map(({ file, name, location }) => ({
    file,
    html: renderPage(name, location, scripts),
  }));
}

function renderPage(name: PageName, location: string, scripts: PageScripts): string {
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
  );
  const { html, styles: chunks } = emotion.extractCriticalToChunks(document);
  const styles = emotion.constructStyleTagsFromChunks({ html, styles: chunks.map(minified) });
  // Not among Emotion's: it moves its style elements as it starts, and a typeface declared anew is
  // loaded anew. The late one applies where no script will ever declare it.
  const typeface = `<style>${fallbackFaces}</style><style id="${lateTypefaceId}" media="(scripting: none)">${ownFace}</style>`;
  const script = `<script data-load="${scripts.later.join(' ')}">${scripts.first}</script>`;
  const findable = document.replaceAll(' hidden=""', ' hidden="until-found"');
  return `<!doctype html>${findable.replace('</head>', () => `${typeface}${styles}${script}</head>`)}`;
}

/** Those that MUI supports: https://mui.com/material-ui/getting-started/supported-platforms/ */
const supportedBrowsers: Targets = { chrome: 117 << 16, firefox: 121 << 16, safari: 17 << 16 };

interface StyleChunk {
  key: string;
  ids: string[];
  css: string;
}

/** Components say one thing and the theme over it another: what nothing obeys is left out. */
function minified(chunk: StyleChunk): StyleChunk {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(chunk.css),
    minify: true,
    targets: supportedBrowsers,
  });
  return { ...chunk, css: code.toString() };
}
