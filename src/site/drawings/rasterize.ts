import { Resvg } from '@resvg/resvg-js';

/** Renders an SVG document without text as a PNG file, `width` pixels wide. */
export function rasterize(svg: string, width: number): Uint8Array {
  const options = {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  } as const;
  return new Resvg(svg, options).render().asPng();
}
