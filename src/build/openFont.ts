import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

/** @param woff2 content of a .woff2 file; rejects for any other */
export async function openFont(woff2: Uint8Array): Promise<Font> {
  // fontkit cannot vary the weight of a compressed font.
  const font = create(Buffer.from(await decompress(woff2)));
  if ('fonts' in font) throw new Error('Expected one font, got a collection.');
  return font;
}
