import type { PropsWithChildren } from 'react';
import { Helmet, type HelmetProps } from 'react-helmet-async';
import { config } from '../config';
import { icons } from '../content/publicFiles';
import { colors } from '../theme/tokens';

interface HeadProps {
  title: string;
  description: string;
  /** The canonical URL's path. None: not indexed. */
  path?: string;
  meta?: NonNullable<HelmetProps['meta']>;
}

/** A page's head tags. Data, not elements: react-helmet-async drops elements in a fragment. */
export function Head({
  title,
  description,
  path,
  meta = [],
  children,
}: PropsWithChildren<HeadProps>) {
  return (
    <Helmet
      title={title}
      meta={[
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'theme-color', content: colors.paper },
        { name: 'description', content: description },
        ...(path === undefined ? [{ name: 'robots', content: 'noindex' }] : []),
        ...meta,
      ]}
      link={[
        { rel: 'icon', href: icons.favicon, sizes: '32x32' },
        { rel: 'apple-touch-icon', href: icons.touch },
        ...(path === undefined ? [] : [{ rel: 'canonical', href: config.siteUrl + path }]),
      ]}
    >
      {children}
    </Helmet>
  );
}
