import path from 'node:path';

/** The folder of this clone. */
export const repository = path.resolve(__dirname, '../..');
/** The built site. */
export const dist = path.join(repository, 'dist');
/** Files that are copied into the built site. */
export const publicFolder = path.join(repository, 'public');
export const cacheFolder = path.join(repository, '.cache');
