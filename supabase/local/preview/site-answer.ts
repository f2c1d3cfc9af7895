import path from 'node:path';
import compressible from 'compressible';
import type { Request, Response } from 'express';
import { contentType } from 'mime-types';
import { hostFileNames } from '../../../src/site/hosts/hostFiles';
import type { SiteFiles } from './files';
import { headersFor, parseHeaderRules } from './headers';

/** Files that a host reads itself and does not serve. */
const HOST_FILES = hostFileNames.map((name) => `/${name}`);

// What static hosts send where `_headers` says nothing about caching. Errors have it too: the file may
// be there after the next build.
const REVALIDATE = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Answers a request as a static host would: with a file of the site, or with 404.html and status 404. */
export async function answerFromSite(
  request: Request,
  response: Response,
  files: SiteFiles,
): Promise<void> {
  const wanted = requestedPath(request.url);
  const rules = parseHeaderRules(String((await files.read('/_headers', 'identity')) ?? ''));
  response.set({ ...REVALIDATE, ...headersFor(rules, wanted ?? '/') });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response
      .status(405)
      .set({ ...REVALIDATE, Allow: 'GET, HEAD' })
      .end();
  } else if (wanted === undefined) {
    response.status(400).set(REVALIDATE).end();
  } else if (!(await send(request, response, files, wanted.replace(/\/$/, '/index.html')))) {
    response.status(404).set(REVALIDATE);
    if (!(await send(request, response, files, '/404.html'))) response.end();
  }
}

/**
 * Reads the path of a request.
 *
 * @returns undefined for what no browser sends: a malformed escape, a control character
 */
function requestedPath(url: string): string | undefined {
  try {
    // Decoded once: what is still escaped afterwards is part of a file's name.
    const decoded = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return /[\p{Cc}\\]/u.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * Sends a file of the site. Express adds ETag and length, and leaves out the body for HEAD and 304.
 *
 * @returns whether there is such a file
 */
async function send(
  request: Request,
  response: Response,
  files: SiteFiles,
  name: string,
): Promise<boolean> {
  const type = contentType(path.extname(name)) || 'application/octet-stream';
  const isText = compressible(type) ?? false;
  // The encoding that makes the smallest body, even when the client would prefer the other.
  const accepted = (['br', 'gzip'] as const).find((candidate) =>
    request.acceptsEncodings(candidate),
  );
  const encoding = isText && accepted ? accepted : 'identity';
  const body = HOST_FILES.includes(name) ? undefined : await files.read(name, encoding);
  if (body === undefined) return false;
  if (isText) response.vary('Accept-Encoding');
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.type(type).send(body);
  return true;
}
