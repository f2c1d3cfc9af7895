import { config } from '../config';
import { anchors } from '../content/anchors';
import { brand } from '../content/brand';
import { claims } from '../content/claims';
import { meta } from '../content/meta';
import { names } from '../content/names';
import { hasSection } from '../content/navigation';
import { paths } from '../content/paths';
import { faq } from '../content/sections/faq';
import { Head } from './Head';
import { shareImage } from './shareImage';
import { buildStructuredData, serializeJsonLd } from './structuredData';

export function HomeHead() {
  const { siteUrl, shareImagePath } = config;
  const structuredData = buildStructuredData({
    siteUrl,
    shareImagePath,
    ...brand.contact,
    rating: brand.rating.isShown ? claims.rating : undefined,
    questions: hasSection(anchors.faq) ? faq.items : [],
  });
  const metaTags = [
    { name: 'robots', content: 'max-image-preview:large' },
    ...buildSharingTags(),
    ...(shareImagePath ? buildImageTags(siteUrl + shareImagePath) : []),
  ];
  return (
    <Head {...meta.home} path={paths.home} meta={metaTags}>
      <script type="application/ld+json">{serializeJsonLd(structuredData)}</script>
    </Head>
  );
}

/**
 * Tags from which platforms build their cards. X reads those of Open Graph, but for its card's kind
 * and the image's description.
 *
 * @see https://ogp.me (November 2026)
 * @see https://docs.x.com/x-for-websites/cards/guides/getting-started
 */
function buildSharingTags() {
  const { title, sharedDescription } = meta.home;
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: `${config.siteUrl}/` },
    { property: 'og:site_name', content: names.product },
    { property: 'og:title', content: title },
    { property: 'og:description', content: sharedDescription },
    { property: 'og:locale', content: 'fr_FR' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** @param url absolute, since crawlers do not resolve relative URLs */
function buildImageTags(url: string) {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: String(shareImage.width) },
    { property: 'og:image:height', content: String(shareImage.height) },
    { property: 'og:image:alt', content: meta.home.imageAlt },
    { name: 'twitter:image:alt', content: meta.home.imageAlt },
  ];
}
