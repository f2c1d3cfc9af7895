const HEADER_BYTES = 22;

/**
 * Wraps a square PNG image, up to 255 pixels wide, in an .ico file.
 *
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10); PNG since Windows Vista
 */
export function icoFile(side: number, png: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
