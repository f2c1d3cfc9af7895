import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { config } from '../../config';
import { names } from '../../content/names';
import { meta } from '../../content/meta';
import { hero } from '../../content/sections/hero';
import { repository } from '../folders';
import type { SiteFile } from '../siteFile';
import { crawlerFiles } from './crawlerFiles';
import { drawShareImage } from './drawShareImage';

// The files that depend on the content. The folder `public` has the others.

/** The page's font in the weights of tokens.ts. */
const fontFiles = ['regular', 'strong'].map((weight) =>
  path.join(repository, `src/theme/font-${weight}.ttf`),
);

export function makeShareImage() {
  const template = readFileSync(path.join(__dirname, 'share-image.svg'), 'utf8');
  const texts = { name: names.product, subtitle: meta.shareImageSubtitle, title: hero.title };
  return drawShareImage(template, texts, fontFiles);
}

/** @param documents of the site: its sitemap lists the canonical URL of each that has one */
export function makeCrawlerFiles(documents: readonly SiteFile[]) {
  const pages = documents.flatMap(
    ({ content }) => load(String(content))('head link[rel=canonical]').attr('href') ?? [],
  );
  return crawlerFiles(config.siteUrl, pages);
}
