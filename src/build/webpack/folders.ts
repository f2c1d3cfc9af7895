import path from 'node:path';

export const repository = path.resolve(__dirname, '../../..');
/** The built site. */
export const dist = path.join(repository, 'dist');
/** Files that are copied into the built site. */
export const publicFolder = path.join(repository, 'public');
/** The page's font. */
export const pageFontFile = path.join(repository, 'src/theme/font.woff2');
/** The same font in the weights of tokens.ts, for the share image. */
export const shareImageFontFiles = ['regular', 'strong'].map((weight) =>
  path.join(repository, `src/theme/font-${weight}.ttf`),
);
export const shareImageTemplateFile = path.join(
  repository,
  'src/build/public-files/share-image.svg',
);
export const cacheFolder = path.join(repository, '.cache');

export type Mode = 'development' | 'production';

/** A mode's own folder for what it compiles, so that `npm run build` beside `npm start` is safe. */
const compiled = (mode: Mode) => path.join(cacheFolder, mode);

/** The compiled script that the documents contain. */
export const documentScriptFile = (mode: Mode) => path.join(compiled(mode), 'documentScript.js');
/** The bundle that renders the documents. */
export const siteBundleFile = (mode: Mode) => path.join(compiled(mode), 'site.js');
/** The site as `npx webpack --mode development` writes it; the development server writes nothing. */
export const developmentSite = path.join(compiled('development'), 'site');
