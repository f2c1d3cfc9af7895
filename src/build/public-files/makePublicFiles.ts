import { config } from '../../config';
import { publicFiles, shareImage } from '../../content/publicFiles';
import { openFont } from '../openFont';
import { robotsTxt, sitemapXml } from './crawlerFiles';
import { icoFile } from '../drawings/icoFile';
import { iconShapes, iconSvg } from '../../theme/icons';
import { rasterize } from '../drawings/rasterize';
import { shareImageSvg } from '../drawings/shareImageSvg';
import { outliner } from '../drawings/outliner';
import { videoPosterSvg } from '../drawings/videoPosterSvg';
import { webManifest } from './webManifest';

export interface PublicFile {
  /** Its path on the site, such as /favicon.ico. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** As src/seo/commonTags.ts declares it. */
const ICO_SIDE = 32;

/**
 * Makes the images and files that depend on the brand, the theme and the site's URL.
 *
 * @param pageFont content of the font's .woff2 file
 * @throws Error, with a sentence for the person who edits the content, when a text does not fit
 */
export async function makePublicFiles(pageFont: Uint8Array): Promise<PublicFile[]> {
  const favicon = iconSvg(iconShapes.favicon);
  const touch = iconSvg(iconShapes.touch);
  const maskable = iconSvg(iconShapes.maskable);
  const outline = outliner(await openFont(pageFont));
  return [
    { path: publicFiles.favicon, content: icoFile(ICO_SIDE, rasterize(favicon, ICO_SIDE)) },
    { path: publicFiles.appleTouchIcon, content: rasterize(touch, 180) },
    { path: publicFiles.icon192, content: rasterize(favicon, 192) },
    { path: publicFiles.icon512, content: rasterize(favicon, 512) },
    { path: publicFiles.maskable192, content: rasterize(maskable, 192) },
    { path: publicFiles.maskable512, content: rasterize(maskable, 512) },
    { path: publicFiles.shareImage, content: rasterize(shareImageSvg(outline), shareImage.width) },
    { path: publicFiles.videoPoster, content: videoPosterSvg(outline) },
    { path: publicFiles.manifest, content: webManifest() },
    { path: publicFiles.robots, content: robotsTxt(config.siteUrl) },
    { path: publicFiles.sitemap, content: sitemapXml(config.siteUrl) },
  ];
}
