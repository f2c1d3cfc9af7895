import path from 'node:path';

export const root = path.resolve(__dirname, '../../..');
/** What is published. */
export const dist = path.join(root, 'dist');
/** What is published as it is. */
export const publicFolder = path.join(root, 'public');
/** The typeface that the page and the share image are set in. */
export const typefaceFile = path.join(root, 'src/theme/instrument-sans-fr.woff2');
export const cacheFolder = path.join(root, '.cache');
