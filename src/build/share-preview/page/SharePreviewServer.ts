import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Compiler, Stats } from 'webpack';
import { contentType } from '../../contentType';
import type { ReadFile } from '../reading/fetchFromFiles';
import { SHARE_PREVIEW_PATH } from '../sharePreviewPath';
import { PreviewDocument } from './PreviewDocument';
import { previewContent } from './previewContent';
import { pageStyles } from './pageStyles';

// The page shows the site's content, none of which may run.
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'";

/** In development, a page that shows each platform's card and follows every build. */
export class SharePreviewServer {
  private readonly subscribers = new Set<ServerResponse>();
  private problem: string | undefined;

  /** @param readSite the files of the last successful build */
  constructor(private readonly readSite: ReadFile) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tap('SharePreview', (stats) => {
      this.problem = buildProblem(stats);
      for (const subscriber of this.subscribers) subscriber.write('data: built\n\n');
    });
  }

  readonly serve = (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!`${pathname}/`.startsWith(`${SHARE_PREVIEW_PATH}/`)) {
      next();
      return;
    }
    const name = pathname.slice(SHARE_PREVIEW_PATH.length + 1);
    if (name === 'events') this.subscribe(response);
    else this.respond(name, response).catch(next);
  };

  private async respond(name: string, response: ServerResponse): Promise<void> {
    const body = await this.bodyOf(name);
    const headers = {
      'Content-Type': contentType(name || 'page.html'),
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
    };
    response.writeHead(body === undefined ? 404 : 200, headers).end(body);
  }

  private async bodyOf(name: string): Promise<string | undefined> {
    if (name === 'page.js') return await readAsset(name);
    if (name === 'page.css') return pageStyles() + (await readAsset(name));
    if (name !== '') return undefined;
    const content = await previewContent(this.readSite, this.problem);
    return `<!doctype html>${renderToStaticMarkup(createElement(PreviewDocument, { content }))}`;
  }

  /** @see https://html.spec.whatwg.org/multipage/server-sent-events.html */
  private subscribe(response: ServerResponse): void {
    // no-transform: compression would buffer the events.
    const headers = {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
    };
    response.writeHead(200, headers).write('retry: 1000\n\n');
    this.subscribers.add(response);
    response.on('close', () => this.subscribers.delete(response));
  }
}

function buildProblem(stats: Stats): string | undefined {
  if (!stats.hasErrors()) return undefined;
  const [first] = stats.toJson({ all: false, errors: true }).errors ?? [];
  const where = first?.moduleName ? ` (${first.moduleName.replace(/^\.\//, '')})` : '';
  return `La dernière modification ne se construit pas${where} : le terminal dit pourquoi, et l’aperçu reste au dernier état construit.`;
}

function readAsset(name: string): Promise<string> {
  return readFile(path.join(__dirname, name), 'utf8');
}
