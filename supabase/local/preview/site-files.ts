import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { contentType } from '../../../src/build/contentType';
import { hostFileNames } from '../../../src/build/hosts/hostFiles';
import { headersFor, parseHeaderRules } from './headers';

/** Files that a host reads and does not serve. */
const HOST_FILES = hostFileNames.map((name) => `/${name}`);

// The default of static hosts. Errors have it too: the next build may contain the file.
const REVALIDATE = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Encodings of the build's compressed files, by extension. */
const ENCODINGS = new Map([
  ['.br', 'br'],
  ['.gz', 'gzip'],
]);

/**
 * Serves the files of a built site as a static host does: with its `_headers`, in the build's
 * compressed versions, and 404.html for any other path.
 */
export function siteFiles(folder: string): RequestHandler {
  const serve = express.static(folder, {
    cacheControl: false,
    redirect: false,
    setHeaders: (response: Response, file) => void response.set(describeFile(file)),
  });

  /** Sends the first version of a file that exists. */
  function send(request: Request, response: Response, name: string, otherwise: () => void) {
    const endings = acceptedEndings(request);
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
    // One URL per file: Express would also serve `//name` and `/./name`.
    const isOneName = path.posix.normalize(wanted) === wanted;
    if (!isOneName || HOST_FILES.includes(wanted)) sendMissing();
    else {
      const { path: name } = request;
      const sendFolder = () => send(request, response, `${name}/index.html`, sendMissing);
      send(request, response, name.replace(/\/$/, '/index.html'), sendFolder);
    }
  };
}

/** The endings of a file's versions that the browser accepts, the smallest version's first. */
function acceptedEndings(request: Request): string[] {
  const accepted = [...ENCODINGS].filter(([, encoding]) => request.acceptsEncodings(encoding));
  return [...accepted.map(([ending]) => ending), ''];
}

/**
 * Decodes the path of a request.
 *
 * @returns undefined for a malformed escape or a control character, which browsers do not send
 */
function requestedPath(encoded: string): string | undefined {
  try {
    const decoded = decodeURIComponent(encoded);
    return /[\p{Cc}\\]/u.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Read for each request, so that a new build applies at once. */
function readRules(folder: string) {
  const file = path.join(folder, '_headers');
  return parseHeaderRules(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

function describeFile(file: string): Record<string, string> {
  const encoding = ENCODINGS.get(path.extname(file));
  const type = contentType(encoding ? path.parse(file).name : file);
  return {
    'Content-Type': type,
    ...(encoding && { 'Content-Encoding': encoding }),
  };
}
