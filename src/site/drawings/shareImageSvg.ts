import { brand } from '../../content/brand';
import { hero } from '../../content/sections/hero';
import { shareImageWords } from '../../content/shareImageWords';
import { shareImage } from '../../content/publicFiles';
import { mark } from '../../theme/mark';
import { colors, radius } from '../../theme/tokens';
import { drawn, fitted } from './fittedText';
import { markLines } from '../../theme/icons';
import { ledgerDrawing } from './ledgerDrawing';
import type { Outliner } from './openFont';

/** At 300 pixels, the width of a preview in a chat, a quarter of it: still 12 pixels. */
const SMALLEST_TEXT = 48;
const PICTURE = 'share image';
/** X lays the page's name over the lowest part of the picture. */
const COVERED = 110;
/** Teams, and chats with small previews, show the square in the middle alone: the words are there. */
const LEFT = (shareImage.width - shareImage.height) / 2 + 27;
const TEXT_WIDTH = shareImage.width - 2 * LEFT;

const MARK = { side: 72, top: 48 };
const NAME = { size: 60, weight: 650, smallest: SMALLEST_TEXT, picture: PICTURE };
const SUBTITLE = { size: 52, weight: 500, smallest: SMALLEST_TEXT, picture: PICTURE };
const SUBTITLE_BASELINE = 192;
const TITLE = { size: 78, weight: 600, smallest: 56, lines: 4, leading: 1.12 };

/**
 * The picture that networks show beside the page's name, as an SVG document.
 *
 * @param outline makes outlines of text
 * @throws Error, with a sentence for the person who edits the content, when a text does not fit in
 *   letters that can be read
 */
export function shareImageSvg(outline: Outliner): string {
  const { width, height } = shareImage;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>` +
    ledgerDrawing(width, height, LEFT - 90) +
    drawnMark() +
    productName(outline) +
    subtitle(outline) +
    title(outline) +
    `</svg>`
  );
}

function drawnMark(): string {
  return (
    `<g transform="translate(${LEFT} ${MARK.top}) scale(${MARK.side / mark.side})">` +
    `<rect width="${mark.side}" height="${mark.side}" rx="${radius}" fill="${colors.ink}"/>` +
    `${markLines()}</g>`
  );
}

function productName(outline: Outliner): string {
  const left = LEFT + MARK.side + 20;
  const { d, size } = fitted(outline, brand.product, {
    ...NAME,
    width: TEXT_WIDTH + LEFT - left,
    remedy: "shorten the product's name",
  });
  return drawn(d, left, MARK.top + MARK.side / 2 + size * 0.35, colors.ink);
}

function subtitle(outline: Outliner): string {
  const { d } = fitted(outline, shareImageWords.subtitle, {
    ...SUBTITLE,
    width: TEXT_WIDTH,
    remedy: "shorten the suite's short name",
  });
  return drawn(d, LEFT, SUBTITLE_BASELINE, colors.matched);
}

function title(outline: Outliner): string {
  for (let size = TITLE.size; size >= TITLE.smallest; size -= 2) {
    const style = { size, weight: TITLE.weight };
    const lines = wrap(hero.title, (text) => outline(text, style).width);
    if (lines === undefined || lines.length > TITLE.lines) continue;
    const bottom = shareImage.height - COVERED - size * 0.25;
    const baseline = (index: number) => bottom - (lines.length - 1 - index) * size * TITLE.leading;
    if (baseline(0) - size < SUBTITLE_BASELINE) continue;
    return lines
      .map((line, index) => drawn(outline(line, style).d, LEFT, baseline(index), colors.ink))
      .join('');
  }
  throw new Error(`"${hero.title}" is too long for the ${PICTURE}: shorten the hero's title.`);
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
