import { Resvg } from '@resvg/resvg-js';

/** Renders an SVG document without text as a PNG file, `width` pixels wide. */
export function rasterize(svg: string, width: number): Uint8Array {
  const fitTo = { mode: 'width', value: width } as const;
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng();
}
