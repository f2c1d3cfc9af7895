import { Resvg } from '@resvg/resvg-js';

/** Draws an SVG document that needs no typeface. In: its width in pixels. Out: a PNG file. */
export function rasterize(svg: string, width: number): Uint8Array {
  const options = {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  } as const;
  return new Resvg(svg, options).render().asPng();
}
