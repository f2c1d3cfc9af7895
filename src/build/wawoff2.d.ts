declare module 'wawoff2' {
  /** The TrueType file inside a .woff2 file. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
