import { escapeHtml } from '../../../supabase/functions/_shared/escape-html';
import { fillTemplate } from '../../content/writing/fillTemplate';
import { colors, FONT_NAME, weights } from '../../theme/tokens';

/** The texts of the share image. */
export interface ShareImageTexts {
  readonly name: string;
  readonly subtitle: string;
  readonly title: string;
}

/** Returns the width of a text in its weight, as a multiple of its font size. */
export type MeasureText = (text: string, weight: number) => number;

/** Teams, and chats with small previews, crop to the square in the middle: it holds the words. */
const TEXT_WIDTH = 576;
/** Between the subtitle and the lowest 110 pixels, over which X lays the page's title. */
const TITLE = { top: 230, bottom: 520, size: 78, leading: 1.12 };

/**
 * Fills in share-image.svg. Texts that are too long are drawn smaller.
 *
 * @throws Error for a name in the template that is neither a text nor a colour
 */
export function fillShareImage(
  template: string,
  texts: ShareImageTexts,
  measure: MeasureText,
): string {
  const values = {
    ...colors,
    name: writeWithin(484, { text: texts.name, size: 60, weight: weights.strong }, measure),
    subtitle: writeWithin(
      TEXT_WIDTH,
      { text: texts.subtitle, size: 52, weight: weights.regular },
      measure,
    ),
    title: writeTitle(texts.title, measure),
  };
  return fillTemplate(template, values);
}

interface Line {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly y?: number;
}

/** An SVG element with one line of text, whose characters may be anything that people type. */
export function writeLine({ text, size, weight, y = 0 }: Line): string {
  return `<text y="${y}" font-family="${FONT_NAME}" font-weight="${weight}" font-size="${size}">${escapeHtml(text)}</text>`;
}

function writeWithin(maxWidth: number, line: Line, measure: MeasureText): string {
  const { text, size, weight } = line;
  return writeLine({ ...line, size: Math.min(size, maxWidth / measure(text, weight)) });
}

/** Writes the title below the subtitle, as large as it fits. */
function writeTitle(title: string, measure: MeasureText): string {
  for (let { size } = TITLE; ; size -= 1) {
    const widthOf = (line: string) => measure(line, weights.strong) * size;
    const lines = wrap(title, widthOf);
    const lineHeight = size * TITLE.leading;
    const isLow = lines.length * lineHeight <= TITLE.bottom - TITLE.top;
    const fits = isLow && lines.every((line) => widthOf(line) <= TEXT_WIDTH);
    if (!fits && size > 1) continue;
    const last = TITLE.bottom - size * 0.25;
    return lines
      .map((text, index) => {
        const y = last - (lines.length - 1 - index) * lineHeight;
        return writeLine({ text, size, weight: weights.strong, y });
      })
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
