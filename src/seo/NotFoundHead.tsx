import { Helmet } from 'react-helmet-async';
import { meta } from '../content/meta';
import { colors, fontFile } from '../theme/tokens';

export function NotFoundHead() {
  return (
    <Helmet htmlAttributes={{ lang: 'fr' }}>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{meta.notFound.title}</title>
      <meta name="description" content={meta.notFound.description} />
      <meta name="robots" content="noindex" />
      <meta name="theme-color" content={colors.paper} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />
    </Helmet>
  );
}
