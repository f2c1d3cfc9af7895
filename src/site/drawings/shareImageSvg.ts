import { brand } from '../../content/brand';
import { hero } from '../../content/hero';
import { shareImage } from '../../content/publicFiles';
import { mark } from '../../theme/mark';
import { colors, radius } from '../../theme/tokens';
import { markLines } from './icons';
import { ledgerDrawing } from './ledgerDrawing';
import type { Outliner } from './openTypeface';

/** At 300 pixels, the width of a preview in a chat, a quarter of it: still 12 pixels. */
export const SMALLEST_TEXT = 48;

const MARGIN = 72;
/** X lays the page's name over the lowest part of the picture. */
const COVERED = 110;
const TEXT_WIDTH = 640;
const NAME = { size: 60, weight: 650, smallest: SMALLEST_TEXT };
const TITLE = { size: 78, weight: 600, smallest: 56, lines: 4 };
const MARK_SIDE = 84;

/**
 * The picture that networks show beside the page's name, as an SVG document.
 *
 * In: a function that outlines text. Throws an Error, with a sentence for who edits the content,
 * when the product's name or the page's title does not fit in letters that can be read.
 */
export function shareImageSvg(outline: Outliner): string {
  const { width, height } = shareImage;
  const markScale = MARK_SIDE / mark.side;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>` +
    `<g transform="translate(${MARGIN} ${MARGIN}) scale(${markScale})">` +
    `<rect width="${mark.side}" height="${mark.side}" rx="${radius}" fill="${colors.ink}"/>` +
    `${markLines()}</g>${productName(outline)}${title(outline)}` +
    `<g transform="translate(780 0)">${ledgerDrawing(width - 780, height)}</g></svg>`
  );
}

function productName(outline: Outliner): string {
  const left = MARGIN + MARK_SIDE + 24;
  for (let size = NAME.size; size >= NAME.smallest; size -= 2) {
    const { d, width } = outline(brand.product, { size, weight: NAME.weight });
    if (width <= TEXT_WIDTH - MARK_SIDE) return path(d, left, MARGIN + MARK_SIDE / 2 + size * 0.35);
  }
  throw new Error(
    `"${brand.product}" is too long for the share image: shorten the product's name.`,
  );
}

function title(outline: Outliner): string {
  for (let size = TITLE.size; size >= TITLE.smallest; size -= 2) {
    const lines = wrap(hero.title, (text) => outline(text, { size, weight: TITLE.weight }).width);
    if (lines === undefined || lines.length > TITLE.lines) continue;
    const bottom = shareImage.height - COVERED - size * 0.25;
    return lines
      .map((line, index) => {
        const { d } = outline(line, { size, weight: TITLE.weight });
        return path(d, MARGIN, bottom - (lines.length - 1 - index) * size * 1.12);
      })
      .join('');
  }
  throw new Error(`"${hero.title}" is too long for the share image: shorten the hero's title.`);
}

/** @returns undefined when one word alone is wider than a line */
function wrap(text: string, widthOf: (line: string) => number): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (widthOf(word) > TEXT_WIDTH) return undefined;
    if (lines.length > 0 && widthOf(longer) <= TEXT_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function path(d: string, x: number, y: number): string {
  return `<path transform="translate(${x} ${y})" d="${d}" fill="${colors.ink}"/>`;
}
