import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf } from './content-types';
import type { Encoding } from './encoding';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** One version of a file of the site. */
export interface SiteFile {
  readonly type: string;
  readonly isText: boolean;
  readonly text: () => string;
  /** The body in an encoding, with an ETag of its own, as strong ones demand. */
  readonly encode: (encoding: Encoding) => Promise<{ body: Buffer; etag: string }>;
}

export interface SiteFiles {
  /** The file at a path such as /assets/main.js; undefined when there is none. */
  find(path: string): Promise<SiteFile | undefined>;
}

/**
 * The files of a folder, read and compressed once per version: a build that runs meanwhile is seen.
 * A path only chooses among the files that are there; none is ever made of it, so that no spelling
 * of `..` leads out of the folder.
 */
export function openSiteFiles(folder: string): SiteFiles {
  const versions = new Map<string, { version: string; file: Promise<SiteFile> }>();
  return {
    find: async (wanted) => {
      const name = (await listFiles(folder)).find((candidate) => candidate === wanted);
      if (name === undefined) return undefined;
      const absolute = path.join(folder, name);
      const { mtimeMs, size } = await stat(absolute);
      const version = `${mtimeMs}-${size}`;
      const known = versions.get(name);
      if (known?.version === version) return await known.file;
      const file = readFile(absolute).then((content) => siteFile(name, content));
      versions.set(name, { version, file });
      return await file;
    },
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => `/${name.split(path.sep).join('/')}`);
}

function siteFile(name: string, content: Buffer): SiteFile {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    ...contentTypeOf(name),
    text: () => content.toString('utf8'),
    encode: async (encoding) => {
      const body = bodies.get(encoding) ?? compress(content, encoding);
      bodies.set(encoding, body);
      return { body: await body, etag: `"${hash}-${encoding}"` };
    },
  };
}

// The highest levels: what a host that compresses at deployment sends, so that sizes are honest.
async function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return await compressors.gzip(content, { level: 9 });
  if (encoding === 'identity') return content;
  return await compressors.br(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
