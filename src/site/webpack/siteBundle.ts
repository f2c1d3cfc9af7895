/**
 * The entry of the second bundle, which runs in the build itself. What depends on the content is
 * made here and not by configuration.ts, so that an edited brand is read anew.
 */
export { renderPages } from '../../prerender';
export { fontFile } from '../../theme/fontFile';
export { makePublicFiles } from '../public-files/makePublicFiles';
export { summarizeMissing } from '../go-live/summarizeMissing';
