import type { HelmetProps } from 'react-helmet-async';
import { icons } from '../content/publicFiles';
import { colors } from '../theme/tokens';

export type MetaTags = NonNullable<HelmetProps['meta']>;
export type LinkTags = NonNullable<HelmetProps['link']>;

/**
 * Head tags of every page. Data, not elements: react-helmet-async drops elements in a fragment.
 */
export const commonMeta: MetaTags = [
  { charSet: 'utf-8' },
  { name: 'viewport', content: 'width=device-width, initial-scale=1' },
  { name: 'theme-color', content: colors.paper },
];

export const commonLinks: LinkTags = [
  { rel: 'icon', href: icons.favicon, sizes: '32x32' },
  { rel: 'apple-touch-icon', href: icons.touch },
];
