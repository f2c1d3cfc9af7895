import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dist } from '../folders';
import type { Middleware } from '../serve/middleware';
import { buildCards } from './cards';
import { PreviewPage } from './PreviewPage';
import { readBuiltPage } from './readBuiltPage';
import { PREVIEWED_IMAGE_PATH, SHARE_PREVIEW_PATH } from './sharePreviewPath';

/** Serves the page that shows the cards of the site in dist/, its styles, and the site's image. */
export const serveSharePreview: Middleware = (request, response, next) => {
  function send(type: string, content: Promise<string | Buffer>) {
    content.then(
      (body) => response.setHeader('Content-Type', type).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }
  const [pathname = ''] = (request.url ?? '').split('?', 1);
  if (pathname === PREVIEWED_IMAGE_PATH) {
    send('image/png', readBuiltImage());
  } else if (pathname === `${SHARE_PREVIEW_PATH}/page.css`) {
    send('text/css', readFile(path.join(__dirname, 'page.css')));
  } else if (pathname.replace(/\/$/, '') === SHARE_PREVIEW_PATH) {
    send('text/html; charset=utf-8', renderSharePreview());
  } else {
    next();
  }
};

async function readBuiltImage(): Promise<Buffer> {
  const { image } = await readBuiltPage();
  return await readFile(path.join(dist, new URL(image.url).pathname));
}

async function renderSharePreview(): Promise<string> {
  const page = await readBuiltPage();
  const builtAt = statSync(path.join(dist, 'index.html')).mtime;
  const props = { page, cards: buildCards(page), builtAt };
  return `<!doctype html>${renderToStaticMarkup(createElement(PreviewPage, props))}`;
}
