import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Compiler, Stats } from 'webpack';
import type { ReadFile } from '../reading/fetchFromFiles';
import { SHARE_PREVIEW_PATH } from '../sharePreviewPath';
import { PreviewDocument } from './PreviewDocument';
import { previewContent } from './previewContent';
import { themeColors } from './themeColors';

const ASSETS = ['page.css', 'page.js'];

// What the page shows comes from the site's content: nothing of it may run.
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'";

/** In development, a page with what each network shows of the site, and news of every build. */
export class SharePreviewPage {
  private readonly readers = new Set<ServerResponse>();
  private problem: string | undefined;

  /** @param readSite the files of the last site that could be built */
  constructor(private readonly readSite: ReadFile) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tap('SharePreview', (stats) => {
      this.problem = buildProblem(stats);
      for (const reader of this.readers) reader.write('data: built\n\n');
    });
  }

  readonly serve = (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== SHARE_PREVIEW_PATH && !pathname.startsWith(`${SHARE_PREVIEW_PATH}/`)) {
      next();
      return;
    }
    const name = pathname.slice(SHARE_PREVIEW_PATH.length + 1);
    if (name === 'events') this.follow(response);
    else this.answer(name, response).catch(next);
  };

  private async answer(name: string, response: ServerResponse): Promise<void> {
    if (name === '') {
      const content = await previewContent(this.readSite, this.problem);
      const document = renderToStaticMarkup(createElement(PreviewDocument, { content }));
      response.setHeader('Content-Security-Policy', POLICY);
      send(response, 'page.html', `<!doctype html>${document}`);
      return;
    }
    if (!ASSETS.includes(name)) {
      response.writeHead(404).end();
      return;
    }
    const file = await readFile(path.join(__dirname, name), 'utf8');
    send(response, name, name === 'page.css' ? themeColors() + file : file);
  }

  /** @see https://html.spec.whatwg.org/multipage/server-sent-events.html */
  private follow(response: ServerResponse): void {
    // Compression would hold the events back until there are more of them.
    const headers = {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
    };
    response.writeHead(200, headers).write('retry: 1000\n\n');
    this.readers.add(response);
    response.on('close', () => this.readers.delete(response));
  }
}

function buildProblem(stats: Stats): string | undefined {
  if (!stats.hasErrors()) return undefined;
  const [first] = stats.toJson({ all: false, errors: true }).errors ?? [];
  const where = first?.moduleName ? ` (${first.moduleName.replace(/^\.\//, '')})` : '';
  return `La dernière modification ne se construit pas${where} : le terminal dit pourquoi, et l’aperçu reste au dernier état construit.`;
}

function send(response: ServerResponse, name: string, body: string): void {
  const type = contentType(name) || 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}
