import { brand } from '../content/brand';
import { meta } from '../content/meta';
import { shareImage } from '../content/publicFiles';

/**
 * Tags from which social platforms build their preview cards.
 *
 * @param siteUrl absolute, since crawlers do not resolve relative URLs; without a trailing slash
 * @see https://ogp.me (read in November 2026)
 */
export function buildSharingTags(siteUrl: string) {
  const { title, sharedDescription, imageAlt } = meta.home;
  const image = `${siteUrl}${shareImage.path}`;
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: `${siteUrl}/` },
    { property: 'og:site_name', content: brand.product },
    { property: 'og:title', content: title },
    { property: 'og:description', content: sharedDescription },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: shareImage.type },
    { property: 'og:image:width', content: String(shareImage.width) },
    { property: 'og:image:height', content: String(shareImage.height) },
    { property: 'og:image:alt', content: imageAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: sharedDescription },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: imageAlt },
  ];
}
