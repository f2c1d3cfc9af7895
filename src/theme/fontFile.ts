import url from './font.woff2';

/** URL path of the font. Content-hashed, so cacheable for a year. */
export const FONT_FILE = url;
