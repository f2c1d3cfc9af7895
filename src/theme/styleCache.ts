import createCache from '@emotion/cache';

/**
 * Emotion's cache, at the build and in the browser. The browsers that we support need no vendor
 * prefixes but those of MUI's own styles. `speedy`: in development, Emotion would insert styles as
 * text, which the page's policy blocks.
 */
export function createStyleCache() {
  return createCache({ key: 'c', stylisPlugins: [], speedy: true });
}
