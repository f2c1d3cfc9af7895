import { brand } from '../../content/brand';
import { hero } from '../../content/sections/hero';
import { shareImageWords } from '../../content/shareImageWords';
import { shareImage } from '../../content/publicFiles';
import { mark } from '../../theme/mark';
import { colors, radius } from '../../theme/tokens';
import { drawPath, fitText } from './fitText';
import { markLines } from '../../theme/icons';
import { ledgerDrawing } from './ledgerDrawing';
import type { Outliner } from './outliner';

const { width, height } = shareImage;

/** X lays the page's title over the lowest part of the image. */
const COVERED = 110;
/** Teams, and chats with small previews, crop to the square in the middle: it holds the words. */
const LEFT = (width - height) / 2 + 27;
const TEXT_WIDTH = width - 2 * LEFT;

const MARK = { side: 72, top: 48 };
const NAME_LEFT = LEFT + MARK.side + 20;
/** In a chat's preview, 300 pixels wide, the smallest text is still 12 pixels high. */
const LINE = { smallest: 48, image: 'share image' };
const NAME = { ...LINE, size: 60, weight: 650, remedy: "shorten the product's name" };
const SUBTITLE = { ...LINE, size: 52, weight: 500, remedy: "shorten the suite's short name" };
const SUBTITLE_BASELINE = 192;
const TITLE = { size: 78, weight: 600, smallest: 56, lines: 4, leading: 1.12 };

/**
 * Draws the image that platforms show beside the page's title, as an SVG document.
 *
 * @throws Error, with a sentence for the person who edits the content, when a text does not fit
 *   at a legible size
 */
export function shareImageSvg(outline: Outliner): string {
  const nameWidth = width - LEFT - NAME_LEFT;
  const name = fitText(outline, brand.product, { ...NAME, width: nameWidth });
  const subtitle = fitText(outline, shareImageWords.subtitle, { ...SUBTITLE, width: TEXT_WIDTH });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>` +
    ledgerDrawing(width, height, LEFT - 90) +
    `<g transform="translate(${LEFT} ${MARK.top}) scale(${MARK.side / mark.side})">` +
    `<rect width="${mark.side}" height="${mark.side}" rx="${radius}" fill="${colors.ink}"/>` +
    `${markLines()}</g>` +
    drawPath(name.d, NAME_LEFT, MARK.top + MARK.side / 2 + name.size * 0.35, colors.ink) +
    drawPath(subtitle.d, LEFT, SUBTITLE_BASELINE, colors.matched) +
    title(outline) +
    `</svg>`
  );
}

function title(outline: Outliner): string {
  for (let size = TITLE.size; size >= TITLE.smallest; size -= 2) {
    const style = { size, weight: TITLE.weight };
    const lines = wrap(hero.title, (text) => outline(text, style).width);
    if (lines === undefined || lines.length > TITLE.lines) continue;
    const bottom = height - COVERED - size * 0.25;
    const baseline = (index: number) => bottom - (lines.length - 1 - index) * size * TITLE.leading;
    if (baseline(0) - size < SUBTITLE_BASELINE) continue;
    return lines
      .map((line, index) => drawPath(outline(line, style).d, LEFT, baseline(index), colors.ink))
      .join('');
  }
  throw new Error(`"${hero.title}" is too long for the ${LINE.image}: shorten the hero's title.`);
}

/** @returns undefined when a single word is wider than a line */
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
