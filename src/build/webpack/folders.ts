import path from 'node:path';

export const root = path.resolve(__dirname, '../../..');
/** The built site. */
export const dist = path.join(root, 'dist');
/** Files that are copied into the built site. */
export const publicFolder = path.join(root, 'public');
/** The page's font. */
export const pageFontFile = path.join(root, 'src/theme/font.woff2');
/** The same font in the weights of tokens.ts, for the share image. */
export const shareImageFontFiles = ['regular', 'strong'].map((weight) =>
  path.join(root, `src/theme/font-${weight}.ttf`),
);
export const shareImageTemplateFile = path.join(root, 'src/build/public-files/share-image.svg');
export const cacheFolder = path.join(root, '.cache');
/** The compiled script that the documents contain. */
export const documentScriptFile = path.join(cacheFolder, 'document-script/main.js');
export const siteBundleFile = path.join(cacheFolder, 'prerender/main.js');
