import { config } from '../../config';
import { names } from '../../content/names';
import { meta } from '../../content/meta';
import { hero } from '../../content/sections/hero';
import { crawlerFiles } from './crawlerFiles';
import { drawShareImage } from './drawShareImage';

// The files that depend on the content. The folder `public` has the others.

export function makeShareImage(template: string, fontFiles: readonly string[]) {
  const texts = { name: names.product, subtitle: meta.shareImageSubtitle, title: hero.title };
  return drawShareImage(template, texts, fontFiles);
}

export function makeCrawlerFiles() {
  return crawlerFiles(config.siteUrl);
}
