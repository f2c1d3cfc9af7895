import { readFileSync } from 'node:fs';
import path from 'node:path';
import { names } from '../../content/names';
import { meta } from '../../content/meta';
import { hero } from '../../content/sections/hero';
import type { SiteFile } from '../siteFile';
import { drawShareImage } from './drawShareImage';

/** The page's font in the weights of tokens.ts. */
const fontFiles = ['regular', 'strong'].map((weight) => path.join(__dirname, `font-${weight}.ttf`));

/** Makes the share image with the site's own texts. */
export function makeShareImage(): SiteFile {
  const template = readFileSync(path.join(__dirname, 'share-image.svg'), 'utf8');
  const texts = { name: names.product, subtitle: meta.shareImageSubtitle, title: hero.title };
  return drawShareImage(template, texts, fontFiles);
}
