import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createHash } from 'node:crypto';
import { parse, serialize } from 'parse5';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { criticalCss } from './criticalCss';
import { IslandRenderer } from './hydration/Island';
import { LandingTop } from './pages/LandingPage';
import { elementsIn } from './site/htmlElements';
import { Baseline } from './theme/Baseline';
import { fallbackFaces, ownFace } from './theme/fontFaces';
import { fontFile } from './theme/fontFile';
import { AppTheme } from './theme/AppTheme';

export interface PageScripts {
  /** Source of the script inside the documents. */
  main: string;
  /** URL of the script that it loads on demand. */
  islands: string;
}

interface PrerenderedFile {
  /** Its URL path. */
  path: string;
  content: string;
}

/**
 * Renders every page of the site to a complete HTML document, and the stylesheet that the home page
 * defers.
 *
 * @throws what a component throws
 */
export function renderPages({ main, islands }: PageScripts): PrerenderedFile[] {
  const home = renderPage('/', <LandingTop />);
  const notFound = renderPage('/404.html', <App />);
  const noJsFont = `@media (scripting:none){${ownFace}}`;
  const stylesheet = nameByHash('/assets/deferred.css', noJsFont + home.deferred);
  const link = `<link rel="stylesheet" href="${stylesheet.path}">`;
  return [
    {
      path: '/index.html',
      content: finishDocument(home.html, home.critical + home.deferred, [
        `<style>${fallbackFaces}${home.critical}</style>`,
        `<noscript>${link}</noscript>`,
        `<script data-islands="${islands}" data-stylesheet="${stylesheet.path}" data-font="${fontFile}">`,
        `${main}</script>`,
      ]),
    },
    stylesheet,
    {
      path: '/404.html',
      content: finishDocument(notFound.html, notFound.critical, [
        `<style>${ownFace}${fallbackFaces}${notFound.critical}</style>`,
        `<script>${main}</script>`,
      ]),
    },
  ];
}

/** @param top what the first paint shows of the page at this location */
function renderPage(location: string, top: ReactNode) {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const emotion = createEmotionServer(cache);
  const render = (node: ReactNode) => renderToString(wrapInContext(node, location, cache));
  render(<Baseline />);
  // Without an explicit <head>, React makes one and hoists title, meta and link into it.
  const html = render(
    <html lang="fr">
      <body>
        <App />
      </body>
    </html>,
  );
  return {
    html,
    ...criticalCss({ top: render(<AppTheme>{top}</AppTheme>), html, cache, emotion }),
  };
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

/** Style attributes of MUI that change nothing here. The Content-Security-Policy allows none. */
const redundantStyles = new Set(['--Paper-shadow:none', 'min-height:0px']);

/**
 * Adds the end of the head. Drops redundant style attributes, and unused class names of MUI, a sixth
 * of the markup.
 */
function finishDocument(html: string, styles: string, headEnd: readonly string[]): string {
  const document = parse(html);
  for (const element of elementsIn(document)) {
    element.attrs = element.attrs.filter(
      ({ name, value }) => name !== 'style' || !redundantStyles.has(value),
    );
    for (const attribute of element.attrs) {
      if (attribute.name === 'class') attribute.value = usedClasses(attribute.value, styles);
      // React renders `hidden` as a boolean (faq/useHiddenUntilFound.ts).
      if (attribute.name === 'hidden') attribute.value = 'until-found';
    }
  }
  const text = serialize(document).replaceAll('&nbsp;', '\u00a0');
  return `<!doctype html>${text.replace('</head>', () => `${headEnd.join('')}</head>`)}`;
}

function usedClasses(names: string, styles: string): string {
  const isUsed = (name: string) => !name.startsWith('Mui') || styles.includes(`.${name}`);
  return names.split(' ').filter(isUsed).join(' ');
}

/** Content-hashed, so cacheable for a year. */
function nameByHash(path: string, content: string): PrerenderedFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { path: path.replace(/(?=\.\w+$)/, `.${hash}`), content };
}
