import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dist } from '../../folders';
import { requireBuiltSite } from '../../serve/requireBuiltSite';
import type { Middleware } from '../../serve/middleware';
import { serveFiles } from '../../serve/serveFiles';
import { previewBuiltSite } from '../previewBuiltSite';
import { readFolder } from '../reading/fetchFromFiles';
import { readHead } from '../reading/pageHead';
import { SHARE_PREVIEW_PATH } from '../sharePreviewPath';
import { PreviewPage } from './PreviewPage';

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
  requireBuiltSite(dist);
  const home = path.join(dist, 'index.html');
  const { canonical } = readHead(readFileSync(home, 'utf8'));
  const preview = await previewBuiltSite(new URL(canonical).origin, readFolder(dist));
  const builtAt = statSync(home).mtime;
  const page = createElement(PreviewPage, { ...preview, builtAt });
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
