import { mark } from './mark';
import { colors } from './tokens';

/** How an icon fills its square. */
interface IconShape {
  /** Radius of the square's corners, in the mark's units; systems that cut corners want 0. */
  readonly radius: number;
  /** Part of the side that the mark takes. */
  readonly scale: number;
}

export const iconShapes = {
  favicon: { radius: mark.radius, scale: 1 },
  /** iOS cuts the corners itself and shows black where a picture has none. */
  touch: { radius: 0, scale: 1 },
  /** Its lines stay inside the circle that no mask cuts: https://www.w3.org/TR/appmanifest/#icon-masks */
  maskable: { radius: 0, scale: 0.95 },
} as const satisfies Record<string, IconShape>;

/** The mark in its square, as an SVG document. */
export function iconSvg({ radius, scale }: IconShape): string {
  const side = mark.side;
  const margin = (side * (1 - scale)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" rx="${radius}" fill="${colors.ink}"/>` +
    `<g transform="translate(${margin} ${margin}) scale(${scale})">${markLines()}</g></svg>`
  );
}

/** The lines of the mark, without their square. */
export function markLines(): string {
  const { lines, tick } = mark;
  return (
    `<path d="${lines.d}" fill="none" stroke="${colors.paper}" stroke-width="${lines.width}"/>` +
    `<path d="${tick.d}" fill="none" stroke="${colors.matchedOnInk}" stroke-width="${tick.width}"/>`
  );
}
