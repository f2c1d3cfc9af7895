const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** A square PNG picture with its side in pixels, 256 at most. */
export interface IconPicture {
  readonly side: number;
  readonly png: Uint8Array;
}

/**
 * Puts square PNG pictures into one .ico file.
 *
 * @throws RangeError for a side of more than 256 pixels, which the format cannot hold
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10); PNG pictures inside came
 *   with Windows Vista
 */
export function icoFile(pictures: readonly IconPicture[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map(({ side, png }) => {
    const entry = directoryEntry(side, png.length, offset);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

function directoryEntry(side: number, length: number, offset: number): Buffer {
  if (side < 1 || side > 256) throw new RangeError(`An .ico file has no place for ${side} pixels.`);
  const entry = Buffer.alloc(ENTRY_BYTES);
  // 256 is written as 0.
  entry.writeUInt8(side % 256, 0);
  entry.writeUInt8(side % 256, 1);
  entry.writeUInt16LE(1, 4);
  entry.writeUInt16LE(32, 6);
  entry.writeUInt32LE(length, 8);
  entry.writeUInt32LE(offset, 12);
  return entry;
}
