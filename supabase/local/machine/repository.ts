import path from 'node:path';

/** The folder of this clone. */
export const REPOSITORY = path.resolve(__dirname, '../../..');
