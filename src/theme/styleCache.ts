import createCache from '@emotion/cache';

/**
 * Emotion's cache, at the build and in the browser. It adds no vendor prefixes: styles have the few
 * that the supported browsers need. `speedy`: in development, Emotion would insert styles as text,
 * which the page's policy blocks.
 */
export function createStyleCache() {
  return createCache({ key: 'c', stylisPlugins: [], speedy: true });
}
