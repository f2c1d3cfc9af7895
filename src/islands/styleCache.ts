/**
 * Options of Emotion's caches at the build and in the browser, which must give the same class names.
 * Every class in a document begins with the key. The browsers that we support need no vendor prefixes
 * but those of MUI's own styles.
 */
export const styleCacheOptions = { key: 'c', stylisPlugins: [] };
