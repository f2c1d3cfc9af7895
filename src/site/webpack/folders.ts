import path from 'node:path';

export const root = path.resolve(__dirname, '../../..');
/** What is published. */
export const dist = path.join(root, 'dist');
/** What is published as it is. */
export const publicFolder = path.join(root, 'public');
export const cacheFolder = path.join(root, '.cache');
