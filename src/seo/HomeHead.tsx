import { Helmet } from 'react-helmet-async';
import { config } from '../config';
import { brand } from '../content/brand';
import { meta } from '../content/meta';
import { colors, fontFile } from '../theme/tokens';
import { serializeJsonLd, structuredData } from './structuredData';

export function HomeHead() {
  const home = `${config.siteUrl}/`;
  return (
    <Helmet htmlAttributes={{ lang: 'fr' }}>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{meta.home.title}</title>
      <meta name="description" content={meta.home.description} />
      <link rel="canonical" href={home} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={home} />
      <meta property="og:site_name" content={brand.product} />
      <meta property="og:title" content={meta.home.title} />
      <meta property="og:description" content={meta.home.description} />
      <meta property="og:locale" content="fr_FR" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={colors.paper} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />
      <script type="application/ld+json">{serializeJsonLd(structuredData(config.siteUrl))}</script>
    </Helmet>
  );
}
