/** Width and height of a PNG file. Source: https://www.w3.org/TR/png-3/#11IHDR */
export function pngSize(png: Uint8Array): { width: number; height: number } {
  const buffer = Buffer.from(png);
  expect(buffer.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) };
}
