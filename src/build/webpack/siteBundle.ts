/**
 * The entry of the second bundle, which runs during the build. Everything that depends on the
 * content is generated here, not in configuration.ts: webpack does not reload its configuration in
 * watch mode.
 */
export { renderPages } from '../prerender';
export { FONT_FILE } from '../../theme/fontFaces';
export { makeCrawlerFiles, makeShareImage } from '../public-files/publicFiles';
