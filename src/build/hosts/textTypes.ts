/** Types of the files to compress, by extension: images and fonts are compressed already. */
export const TEXT_TYPES = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'text/xml',
};
