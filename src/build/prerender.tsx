import { text } from 'node:stream/consumers';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { sitePages } from '../pages/sitePages';
import { writeFontFaces } from '../theme/fontFaces';
import { createStyleCache } from '../theme/styleCache';
import { FONT_NAME } from '../theme/tokens';
import { minifyStyles } from './minifyStyles';
import { SiteDocument } from './SiteDocument';

/** What the documents name. */
export interface DocumentFiles {
  /** Source of src/loader.ts, compiled. */
  readonly loader: string;
  /** URL of the page's script, which it loads. */
  readonly main: string;
  /** URL of the page's font. */
  readonly font: string;
}

const NOT_FOUND = '/404.html';

/**
 * Renders every page of the site to a complete HTML document, styles and script included.
 *
 * @throws what a component throws; an error that names a page's path without a slash at its end, from
 *   which hosts would redirect: search engines would be told of the wrong URL
 */
export async function renderPages(files: DocumentFiles) {
  return await Promise.all(
    sitePages.map(async ({ path, runsAtOnce = false }) => {
      if (path !== '*' && !path.endsWith('/')) {
        throw new Error(`A page's path ends with a slash: write « ${path}/ » in sitePages.tsx.`);
      }
      const location = path === '*' ? NOT_FOUND : path;
      return {
        path: path === '*' ? location : `${location}index.html`,
        content: await renderPage(location, runsAtOnce, files),
      };
    }),
  );
}

async function renderPage(
  location: string,
  runsAtOnce: boolean,
  files: DocumentFiles,
): Promise<string> {
  const cache = createStyleCache();
  // Created before rendering, this keeps Emotion from writing style elements into the markup.
  const emotion = createEmotionServer(cache);
  const html = await renderToHtml(<SiteDocument location={location} cache={cache} />);
  const fontFaces = writeFontFaces(FONT_NAME, files.font);
  const styles = writeStyles(fontFaces, emotion.extractCriticalToChunks(html).styles);
  const data = `data-main="${files.main}"${runsAtOnce ? ' data-runs-at-once' : ''}`;
  return html
    .replace('</head>', (end) => styles + end)
    .replace(/(?=<\/body><\/html>$)/, () => `<script ${data}>${files.loader}</script>`);
}

/** React puts an error inside a `Suspense` off until the browser renders: here it ends the build. */
async function renderToHtml(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    onError: (error) => void errors.push(error),
    // In the document's order: React would put large parts at its end, with scripts that move them.
    progressiveChunkSize: Infinity,
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}

interface StyleChunk {
  readonly key: string;
  readonly ids: readonly string[];
  readonly css: string;
}

/**
 * Writes style elements, whose attribute tells Emotion in the browser what they contain. The document's
 * policy lists the hash of each: font faces and animations get none of their own.
 *
 * @param fontFaces the rules of the page's font
 * @param chunks the components' styles, after the global ones and animations
 * @see https://emotion.sh/docs/ssr#advanced-approach
 */
function writeStyles(fontFaces: string, chunks: readonly StyleChunk[]): string {
  const animations = chunks.filter(({ css }) => css.startsWith('@keyframes'));
  // A part without styles of its own, as a bare Box, leaves an empty chunk.
  const global = chunks.filter((chunk) => chunk.css !== '' && !animations.includes(chunk));
  const components = global.pop();
  const own = [...(components ? [components] : []), ...animations];
  const merged = {
    key: components?.key,
    ids: own.flatMap(({ ids }) => ids),
    css: fontFaces + own.map(({ css }) => css).join(''),
  };
  return [...global, merged]
    .map(
      ({ key, ids, css }) =>
        `<style data-emotion="${[key, ...ids].join(' ')}">${minifyStyles(css)}</style>`,
    )
    .join('');
}
