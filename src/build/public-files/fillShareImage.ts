import { brand } from '../../content/brand';
import { meta } from '../../content/meta';
import { hero } from '../../content/sections/hero';
import { colors, weights } from '../../theme/tokens';
import type { Outliner } from './outliner';

/** Teams, and chats with small previews, crop to the square in the middle: it holds the words. */
const TEXT_WIDTH = 576;
/** Between the subtitle and the lowest 110 pixels, over which X lays the page's title. */
const TITLE = { top: 230, bottom: 520, size: 78, leading: 1.12 };

/**
 * Fills in share-image.svg. Texts that are too long are drawn smaller.
 *
 * @throws Error for characters that the font lacks, and for names that are no text and no colour
 */
export function fillShareImage(template: string, outline: Outliner): string {
  const words: Readonly<Record<string, string>> = {
    ...colors,
    name: drawWithin(484, outline, brand.product, { size: 60, weight: weights.strong }),
    subtitle: drawWithin(TEXT_WIDTH, outline, meta.shareImageSubtitle, { size: 52, weight: 500 }),
    title: drawTitle(outline),
  };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`share-image.svg: nothing is named "${name}".`);
    return word;
  });
}

function drawWithin(maxWidth: number, outline: Outliner, ...text: Parameters<Outliner>) {
  const [words, style] = text;
  const scale = Math.min(1, maxWidth / outline(words, style).width);
  return outline(words, { ...style, size: style.size * scale }).d;
}

/** Draws the title below the subtitle, as large as it fits. */
function drawTitle(outline: Outliner): string {
  for (let { size } = TITLE; ; size -= 1) {
    const outlineLine = (line: string) => outline(line, { size, weight: weights.strong });
    const lines = wrap(hero.title, (line) => outlineLine(line).width).map(outlineLine);
    const lineHeight = size * TITLE.leading;
    const isLow = lines.length * lineHeight <= TITLE.bottom - TITLE.top;
    const fits = isLow && lines.every(({ width }) => width <= TEXT_WIDTH);
    if (!fits && size > 1) continue;
    const baseline = TITLE.bottom - size * 0.25 - (lines.length - 1) * lineHeight;
    return lines
      .map(
        ({ d }, rank) =>
          `<path transform="translate(0 ${baseline + rank * lineHeight})" d="${d}"/>`,
      )
      .join('');
  }
}

function wrap(text: string, widthOf: (line: string) => number): string[] {
  const [first = '', ...words] = text.split(' ');
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (widthOf(longer) <= TEXT_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
