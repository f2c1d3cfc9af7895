import { config } from '../config';
import { brand } from '../content/brand';
import { meta } from '../content/meta';
import { paths } from '../content/paths';
import { shareImage } from '../content/publicFiles';
import { Head } from './Head';
import { buildStructuredData, serializeJsonLd } from './structuredData';

const metaTags = [
  { name: 'robots', content: 'index, follow, max-image-preview:large' },
  ...buildSharingTags(config.siteUrl),
];

export function HomeHead() {
  return (
    <Head {...meta.home} path={paths.home} meta={metaTags}>
      <script type="application/ld+json">
        {serializeJsonLd(buildStructuredData(config.siteUrl))}
      </script>
    </Head>
  );
}

/**
 * Tags from which social platforms build their preview cards.
 *
 * @param siteUrl absolute, since crawlers do not resolve relative URLs; without a trailing slash
 * @see https://ogp.me (read in November 2026)
 */
function buildSharingTags(siteUrl: string) {
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
