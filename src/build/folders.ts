import path from 'node:path';
import { REPOSITORY } from '../../supabase/local/machine/repository';

/** The built site. */
export const dist = path.join(REPOSITORY, 'dist');
/** Files that are copied into the built site. */
export const publicFolder = path.join(REPOSITORY, 'public');
export const cacheFolder = path.join(REPOSITORY, '.cache');
