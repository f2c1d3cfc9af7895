import { Resvg } from '@resvg/resvg-js';
import { config } from '../../config';
import { shareImage } from '../../content/publicFiles';
import type { SiteFile } from '../siteFile';
import { robotsTxt, sitemapXml } from './crawlerFiles';
import { fillShareImage } from './fillShareImage';
import { outlineWith } from './outliner';

/**
 * Makes the files that depend on the brand and the site's URL. The folder `public` has the others:
 * to replace an icon or the video's poster, overwrite it there.
 *
 * @param pageFont content of the font's .woff2 file
 * @param shareImageTemplate content of share-image.svg
 * @throws Error, with a sentence for the person who edits the content, for characters that the font
 *   lacks
 */
export async function makePublicFiles(
  pageFont: Uint8Array,
  shareImageTemplate: string,
): Promise<SiteFile[]> {
  const svg = fillShareImage(shareImageTemplate, await outlineWith(pageFont));
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: shareImage.width } });
  return [
    { path: shareImage.path, content: image.render().asPng() },
    { path: '/robots.txt', content: robotsTxt(config.siteUrl) },
    { path: '/sitemap.xml', content: sitemapXml(config.siteUrl) },
  ];
}
