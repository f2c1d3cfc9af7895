import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { config } from '../../config';
import { shareImage } from '../../content/publicFiles';
import { openFont } from '../openFont';
import { robotsTxt, sitemapXml } from './crawlerFiles';
import { outliner } from './outliner';
import { ShareImage } from './ShareImage';

export interface PublicFile {
  /** Its path on the site, such as /robots.txt. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

/**
 * Makes the files that depend on the brand and the site's URL. The folder `public` has the others:
 * to replace an icon or the video's poster, overwrite it there.
 *
 * @param pageFont content of the font's .woff2 file
 * @throws Error, with a sentence for the person who edits the content, for characters that the font
 *   lacks
 */
export async function makePublicFiles(pageFont: Uint8Array): Promise<PublicFile[]> {
  const outline = outliner(await openFont(pageFont));
  const svg = renderToStaticMarkup(createElement(ShareImage, { outline }));
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: shareImage.width } });
  return [
    { path: shareImage.path, content: image.render().asPng() },
    { path: '/robots.txt', content: robotsTxt(config.siteUrl) },
    { path: '/sitemap.xml', content: sitemapXml(config.siteUrl) },
  ];
}
