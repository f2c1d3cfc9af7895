import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dist } from '../folders';
import type { Middleware } from '../serve/middleware';
import { serveFiles } from '../serve/serveFiles';
import { buildCards } from './cards';
import { PreviewPage } from './PreviewPage';
import { readBuiltPage } from './readBuiltPage';
import { SHARE_PREVIEW_PATH } from './sharePreviewPath';

const serveBuiltFiles = serveFiles(dist);

/** Serves the page that shows the cards of the site in dist/, its styles, and the site's image. */
export const serveSharePreview: Middleware = (request, response, next) => {
  const [pathname = ''] = (request.url ?? '').split('?', 1);
  if (pathname.startsWith('/assets/')) {
    serveBuiltFiles(request, response, next);
  } else if (pathname === `${SHARE_PREVIEW_PATH}/page.css`) {
    response.setHeader('Content-Type', 'text/css');
    response.end(readFileSync(path.join(__dirname, 'page.css')));
  } else if (pathname.replace(/\/$/, '') === SHARE_PREVIEW_PATH) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    renderSharePreview().then(
      (html) => response.end(html),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  } else {
    next();
  }
};

async function renderSharePreview(): Promise<string> {
  const page = await readBuiltPage();
  const builtAt = statSync(path.join(dist, 'index.html')).mtime;
  const props = { page, cards: buildCards(page), builtAt };
  return `<!doctype html>${renderToStaticMarkup(createElement(PreviewPage, props))}`;
}
