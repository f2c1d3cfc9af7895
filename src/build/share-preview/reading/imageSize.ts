export interface ImageSize {
  readonly width: number;
  readonly height: number;
  readonly type: 'image/png' | 'image/jpeg' | 'image/gif';
}

/**
 * Reads the type and size of a PNG, JPEG or GIF file, the types that every platform accepts.
 *
 * @returns undefined for anything else, broken files included
 */
export function imageSize(file: Buffer): ImageSize | undefined {
  if (file.length < 26) return undefined;
  if (file.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) {
    return { type: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  }
  if (/^GIF8[79]a$/.test(file.toString('latin1', 0, 6))) {
    return { type: 'image/gif', width: file.readUInt16LE(6), height: file.readUInt16LE(8) };
  }
  return file.readUInt16BE(0) === 0xffd8 ? jpegSize(file) : undefined;
}

/** The size is in the frame header. @see ITU-T T.81, B.1.1.3 and B.2.2 */
function jpegSize(file: Buffer): ImageSize | undefined {
  let offset = 2;
  while (offset + 9 < file.length && file[offset] === 0xff) {
    const marker = file.readUInt8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const height = file.readUInt16BE(offset + 5);
      return { type: 'image/jpeg', width: file.readUInt16BE(offset + 7), height };
    }
    offset += 2 + file.readUInt16BE(offset + 2);
  }
  return undefined;
}
