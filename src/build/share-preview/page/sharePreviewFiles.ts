import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { previewBuiltSite } from '../previewBuiltSite';
import type { ReadFile } from '../reading/fetchFromFiles';
import { SHARE_PREVIEW_PATH } from '../sharePreviewPath';
import { PreviewPage } from './PreviewPage';

/** Makes the page that shows the cards of a built site, and its styles. */
export async function sharePreviewFiles(siteUrl: string, readFile: ReadFile) {
  const preview = await previewBuiltSite(siteUrl, readFile);
  const html = renderToStaticMarkup(createElement(PreviewPage, preview));
  const css = readFileSync(path.join(__dirname, 'page.css'));
  return [
    { path: `${SHARE_PREVIEW_PATH}/index.html`, content: `<!doctype html>${html}` },
    { path: `${SHARE_PREVIEW_PATH}/page.css`, content: css },
  ];
}
