import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publicFolder } from './folders';
import { readFontUrl } from './readFontUrl';
import { hostFiles } from './hosts/hostFiles';
import { TEXT_TYPES } from './hosts/textTypes';
import { addPolicy } from './policy/addPolicy';
import { crawlerFiles } from './crawlerFiles';
import { readSite, type SiteFile } from './siteFile';
import { LOCAL_URL, type SiteUrls } from './settings';

/** The file that webpack writes of src/loader.ts. */
export const LOADER_FILE = 'assets/loader.js';

/**
 * Adds to a folder in which webpack has written the scripts everything else that hosts serve.
 *
 * @throws what a component throws while it is prerendered
 */
export async function writeSite(
  folder: string,
  shareImage: SiteFile,
  urls: SiteUrls,
): Promise<void> {
  const { siteUrl } = urls;
  if (siteUrl === LOCAL_URL) {
    console.warn(`Without SITE_URL, the site is built for ${siteUrl}: do not publish it.`);
  }
  // Here, since its modules read the settings, and React its mode, as they load.
  const { renderPages } = await import('./prerender');
  const pages = await renderPages({
    loader: takeLoader(folder),
    main: findMain(folder),
    font: readFontUrl(publicFolder),
  });
  const documents = pages.map((page) => ({ ...page, content: addPolicy(page.content, urls) }));
  const files = [
    ...documents,
    shareImage,
    ...crawlerFiles(siteUrl, documents),
    ...readSite(publicFolder),
  ];
  write(folder, files);
  const site = readSite(folder);
  write(folder, site.filter(isText).map(compress));
  write(folder, hostFiles(site, urls));
}

/** The documents contain it: it needs no file of its own. */
function takeLoader(folder: string): string {
  const file = path.join(folder, LOADER_FILE);
  const source = readFileSync(file, 'utf8');
  rmSync(file);
  return source;
}

function findMain(folder: string): string {
  const names = readdirSync(path.join(folder, 'assets'));
  const name = names.find((file) => /^main\..*\.js$/.test(file));
  if (name === undefined) throw new Error('webpack has written no assets/main.*.js.');
  return `/assets/${name}`;
}

function write(folder: string, files: readonly SiteFile[]) {
  for (const { path: name, content } of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const isText = ({ path: name }: SiteFile) => path.extname(name).slice(1) in TEXT_TYPES;

/** For Apache and the preview: the other hosts compress files themselves. */
const compress = ({ path: name, content }: SiteFile): SiteFile => ({
  path: `${name}.br`,
  content: brotliCompressSync(content),
});
