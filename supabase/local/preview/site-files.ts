import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { contentType } from 'mime-types';
import { hostFileNames } from '../../../src/site/hosts/hostFiles';
import { headersFor, parseHeaderRules } from './headers';

/** Files that a host reads itself and does not serve. */
const HOST_FILES = hostFileNames.map((name) => `/${name}`);

// What static hosts send where `_headers` says nothing about caching. Errors have it too: the file may
// be there after the next build.
const REVALIDATE = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** How the build has compressed a text beforehand, by the ending of its name. */
const ENCODINGS = new Map([
  ['.br', 'br'],
  ['.gz', 'gzip'],
]);

/**
 * Serves the files of a built site as a static host does: with the headers of its `_headers`,
 * compressed where the build has done so; what is not there gets 404.html.
 */
export function siteFiles(folder: string): RequestHandler {
  const serve = express.static(folder, {
    cacheControl: false,
    redirect: false,
    setHeaders: (response: Response, file) => void response.set(describeFile(file)),
  });

  /** Tries the smallest first. */
  function send(request: Request, response: Response, name: string, otherwise: () => void) {
    const accepted = [...ENCODINGS].filter(([, encoding]) => request.acceptsEncodings(encoding));
    const endings = [...accepted.map(([ending]) => ending), ''];
    const sendNext = () => {
      const ending = endings.shift();
      if (ending === undefined) otherwise();
      else {
        request.url = name + ending;
        serve(request, response, sendNext);
      }
    };
    sendNext();
  }

  return (request, response) => {
    const wanted = requestedPath(request.path);
    const headers = { ...REVALIDATE, ...headersFor(readRules(folder), request.path) };
    response.vary('Accept-Encoding').set(headers);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .status(405)
        .set({ ...REVALIDATE, Allow: 'GET, HEAD' })
        .end();
      return;
    }
    if (wanted === undefined) {
      response.status(400).set(REVALIDATE).end();
      return;
    }
    const sendMissing = () => {
      response.status(404).set(REVALIDATE);
      send(request, response, '/404.html', () => response.end());
    };
    // One file has one address: Express would also answer for `//name` and `/./name`.
    const isOneName = path.posix.normalize(wanted) === wanted;
    if (!isOneName || HOST_FILES.includes(wanted)) sendMissing();
    else send(request, response, request.path.replace(/\/$/, '/index.html'), sendMissing);
  };
}

/**
 * Reads the path of a request.
 *
 * @returns undefined for what no browser sends: a malformed escape, a control character
 */
function requestedPath(encoded: string): string | undefined {
  try {
    const decoded = decodeURIComponent(encoded);
    return /[\p{Cc}\\]/u.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Read for each request, so that a new build is served at once. */
function readRules(folder: string) {
  const file = path.join(folder, '_headers');
  return parseHeaderRules(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

function describeFile(file: string): Record<string, string> {
  const encoding = ENCODINGS.get(path.extname(file));
  const type = contentType(path.extname(encoding ? path.parse(file).name : file));
  return {
    'Content-Type': type || 'application/octet-stream',
    ...(encoding && { 'Content-Encoding': encoding }),
  };
}
