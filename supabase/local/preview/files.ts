import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// The highest levels, like a host that compresses once, at deployment: transfer sizes are measured.
const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
  identity: (content: Buffer) => Promise.resolve(content),
};

export type Encoding = keyof typeof compressors;

export interface SiteFiles {
  /** The file at a path such as /assets/main.js, in an encoding; undefined when there is none. */
  read(path: string, encoding: Encoding): Promise<Buffer | undefined>;
}

/**
 * The files of a folder, each read and compressed again only when it has changed, so that a new build
 * is served at once. The requested path is compared with the names of the files that are there and
 * never opened itself, so that no way of writing `..` leads out of the folder.
 */
export function openSiteFiles(folder: string): SiteFiles {
  const bodies = new Map<string, { version: string; body: Promise<Buffer> }>();
  return {
    read: async (wanted, encoding) => {
      const name = (await listFiles(folder)).find((candidate) => candidate === wanted);
      if (name === undefined) return undefined;
      const file = path.join(folder, name);
      const { mtimeMs, size } = await stat(file);
      const [key, version] = [`${encoding} ${name}`, `${mtimeMs} ${size}`];
      const known = bodies.get(key);
      if (known?.version === version) return await known.body;
      const body = readFile(file).then(compressors[encoding]);
      bodies.set(key, { version, body });
      return await body;
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
