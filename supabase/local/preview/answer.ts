import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './encoding';
import type { SiteFile, SiteFiles } from './files';
import { headersFor, parseHeaderRules } from './headers';

/** What each host reads itself and shows to nobody. */
const HOST_FILES = ['/_headers', '/staticwebapp.config.json', '/vercel.json', '/nginx.conf'];

// What static hosts send where `_headers` says nothing about caching. Also with what is missing: it
// may be there after the next build.
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Answers a request for a file of the site; what there is not gets 404.html with its status. */
export async function answerWithFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: SiteFiles,
): Promise<void> {
  const path = requestedPath(request);
  const headers = await siteHeaders(files, path ?? '/');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': REVALIDATE }).end();
    return;
  }
  if (path === undefined) {
    response.writeHead(400, { 'Cache-Control': REVALIDATE }).end();
    return;
  }
  const file = HOST_FILES.includes(path) ? undefined : await files.find(fileAt(path));
  if (file !== undefined) await send(request, response, file, 200);
  else await sendNotFound(request, response, files);
}

/** @returns undefined for what no browser sends: an escape that is none, a control character */
function requestedPath({ url = '/' }: IncomingMessage): string | undefined {
  try {
    // Once: what is still escaped afterwards is part of a name.
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return /[\p{Cc}\\]/u.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

function fileAt(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : path;
}

async function siteHeaders(files: SiteFiles, path: string): Promise<Record<string, string>> {
  const file = await files.find('/_headers');
  const rules = parseHeaderRules(file?.text() ?? '');
  return { 'cache-control': REVALIDATE, ...headersFor(rules, path) };
}

async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  files: SiteFiles,
): Promise<void> {
  response.setHeader('Cache-Control', REVALIDATE);
  const page = await files.find('/404.html');
  if (page === undefined) response.writeHead(404).end();
  else await send(request, response, page, 404);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: number,
): Promise<void> {
  const encoding = file.isText ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const { body, etag } = await file.encode(encoding);
  response.setHeader('ETag', etag);
  if (file.isText) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && isKnown(etag, request.headers['if-none-match'])) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Type': file.type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** @see https://www.rfc-editor.org/rfc/rfc9110#field.if-none-match */
function isKnown(etag: string, header: string | undefined): boolean {
  const known = (header ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
