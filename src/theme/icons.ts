import { mark } from './mark';
import { colors } from './tokens';

interface IconShape {
  /** Radius of the square's corners, in the mark's units; 0 for systems that round them. */
  readonly radius: number;
  /** Width of the mark over the width of the icon. */
  readonly scale: number;
}

export const iconShapes = {
  favicon: { radius: mark.radius, scale: 1 },
  /** iOS rounds the corners itself and fills transparent ones with black. */
  touch: { radius: 0, scale: 1 },
  /** The mark stays inside the safe zone of https://www.w3.org/TR/appmanifest/#icon-masks */
  maskable: { radius: 0, scale: 0.95 },
} as const satisfies Record<string, IconShape>;

/** Draws the mark on a square, as an SVG document. */
export function iconSvg({ radius, scale }: IconShape): string {
  const side = mark.side;
  const margin = (side * (1 - scale)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" rx="${radius}" fill="${colors.ink}"/>` +
    `<g transform="translate(${margin} ${margin}) scale(${scale})">${markLines()}</g></svg>`
  );
}

/** Draws the mark's lines alone, as SVG paths. */
export function markLines(): string {
  const { lines, tick } = mark;
  return (
    `<path d="${lines.d}" fill="none" stroke="${colors.paper}" stroke-width="${lines.width}"/>` +
    `<path d="${tick.d}" fill="none" stroke="${colors.matchedOnInk}" stroke-width="${tick.width}"/>`
  );
}
