import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { colors } from '../../../src/theme/tokens';
import type { Mailbox } from './mailbox';

const ASSETS: Readonly<Record<string, { file: string; type: string }>> = {
  '/': { file: 'page.html', type: 'text/html; charset=utf-8' },
  '/page.css': { file: 'page.css', type: 'text/css; charset=utf-8' },
  '/page.js': { file: 'page.js', type: 'text/javascript; charset=utf-8' },
};

/** The page's colours as custom properties, such as `--ink`. */
const COLORS = `:root { ${Object.entries(colors)
  .map(([name, value]) => `--${name}: ${value}`)
  .join('; ')} }`;

// A message's HTML is untrusted: it may not run scripts, submit forms or load anything.
const MESSAGE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Creates the web server: a page for people, and the messages as JSON. */
export function createWebServer(mailbox: Mailbox): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asset = ASSETS[pathname];
    const messageId = /^\/messages\/([\w-]+)\/html$/.exec(pathname)?.[1];
    if (pathname === '/api/messages') respondWithApi(request.method, response, mailbox);
    else if (pathname === '/colors.css') send(response, 'text/css; charset=utf-8', COLORS);
    else if (asset) send(response, asset.type, readFileSync(path.join(__dirname, asset.file)));
    else if (messageId) respondWithMessage(messageId, response, mailbox);
    else response.writeHead(404).end();
  });
}

function respondWithApi(
  method: string | undefined,
  response: ServerResponse,
  mailbox: Mailbox,
): void {
  if (method === 'DELETE') {
    mailbox.clear();
    response.writeHead(204).end();
  } else if (method === 'GET') {
    send(response, 'application/json; charset=utf-8', JSON.stringify(mailbox.list()));
  } else {
    response.writeHead(405, { Allow: 'GET, DELETE' }).end();
  }
}

function respondWithMessage(id: string, response: ServerResponse, mailbox: Mailbox): void {
  const message = mailbox.list().find((candidate) => candidate.id === id);
  if (message === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('Content-Security-Policy', MESSAGE_POLICY);
  send(response, 'text/html; charset=utf-8', message.html);
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}
