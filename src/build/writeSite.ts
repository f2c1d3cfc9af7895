import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { dist, publicFolder } from './folders';
import { readFontUrl } from './readFontUrl';
import { hostFiles } from './hosts/hostFiles';
import { TEXT_TYPES } from './hosts/textTypes';
import { crawlerFiles } from './crawlerFiles';
import { makeShareImage } from './share-image/makeShareImage';
import { readSite, type SiteFile } from './siteFile';
import { LOCAL_URL, readPageSettings, readSiteUrls } from './settings';

const shareImage = makeShareImage();
// React, MUI and Emotion choose their code by the first, and src/config.ts reads the others.
Object.assign(process.env, {
  NODE_ENV: 'production',
  ...readPageSettings(process.env),
  SHARE_IMAGE_PATH: shareImage.path,
});

/** `npm run bundle`, after webpack: adds to dist/ all but the scripts. */
async function writeSite(): Promise<void> {
  const { siteUrl } = readSiteUrls(process.env);
  if (siteUrl === LOCAL_URL) {
    console.warn(`Without SITE_URL, the site is built for ${siteUrl}: do not publish it.`);
  }
  // After the environment is set.
  const { renderPages } = await import('./prerender');
  const documents = await renderPages({
    loader: takeLoader(),
    main: findMain(),
    font: readFontUrl(publicFolder),
  });
  const files = [
    ...documents,
    shareImage,
    ...crawlerFiles(siteUrl, documents),
    ...readSite(publicFolder),
  ];
  files.forEach(write);
  const site = readSite(dist);
  site.filter(isText).forEach(writeCompressedCopy);
  hostFiles(site, readSiteUrls(process.env)).forEach(write);
}

/** The documents contain it: it needs no file of its own. */
function takeLoader(): string {
  const file = path.join(dist, 'assets/loader.js');
  const source = readFileSync(file, 'utf8');
  rmSync(file);
  return source;
}

function findMain(): string {
  const name = readdirSync(path.join(dist, 'assets')).find((file) => /^main\..*\.js$/.test(file));
  if (name === undefined) throw new Error('webpack has written no assets/main.*.js.');
  return `/assets/${name}`;
}

function write({ path: name, content }: SiteFile) {
  const file = path.join(dist, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const isText = ({ path: name }: SiteFile) => path.extname(name).slice(1) in TEXT_TYPES;

/** For Apache and the preview: the other hosts compress files themselves. */
function writeCompressedCopy({ path: name, content }: SiteFile) {
  write({ path: `${name}.br`, content: brotliCompressSync(content) });
}

writeSite().catch((error: unknown) => {
  // ts-node has mapped its stack to the source files.
  console.error(error);
  process.exitCode = 1;
});
