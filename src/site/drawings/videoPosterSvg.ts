import { ledger } from '../../content/sections/ledger';
import { videoPoster } from '../../content/publicFiles';
import { videoPosterWords as words } from '../../content/videoPoster';
import { colors, radius, weights } from '../../theme/tokens';
import { drawn, fitted } from './fittedText';
import type { Fit } from './fittedText';
import type { Outliner } from './openFont';

const { width, height } = videoPoster;

/** A sheet that rises from the picture's lower edge, and the margins of what stands on it. */
const SHEET = { side: 56, top: 48 };
const LEFT = 112;
const RIGHT = width - LEFT;
const RULE = 166;

/** On a phone the picture has a quarter of its width: 9 pixels are left. */
const SMALLEST = 36;
const line = { smallest: SMALLEST, picture: "video's poster", remedy: 'shorten it' };
const HALF: Fit = { ...line, size: 44, weight: weights.strong, width: (RIGHT - LEFT) / 2 - 20 };
const CAPTION: Fit = { ...HALF, size: 38, weight: weights.regular };
const FIGURE: Fit = { ...line, size: 124, weight: weights.strong, width: RIGHT - LEFT };
const CODE: Fit = { ...line, size: 40, weight: weights.bold, width: 100 };

const CURVE = { top: 440, bottom: 580, floor: 620, thickness: 7, dot: 15 };
const CODES = 676;
/** The tick of components/Tick, at this size. */
const TICK = 'm11 -13 9 9 17 -22';

/** How high the cash stands, from one operation to the next. */
interface Level {
  readonly amount: number;
  /** The operation that led there. */
  readonly code: string | undefined;
}

/**
 * The picture that stands for the video until it plays, as an SVG document: the cash position, as
 * the hero's operations have moved it by the time they are matched. Fictitious, and labelled so.
 *
 * @param outline makes outlines of text
 * @throws Error, with a sentence for the person who edits the content, when a text does not fit
 */
export function videoPosterSvg(outline: Outliner): string {
  const levels = positions();
  const now = levels.at(-1)?.amount ?? words.opening;
  const write = (text: string, y: number, color: string, fit: Fit) =>
    drawn(fitted(outline, text, fit).d, LEFT, y, color);
  const writeUpToRight = (text: string, y: number, color: string, fit: Fit) => {
    const { d, width } = fitted(outline, text, fit);
    return drawn(d, RIGHT - width, y, color);
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colors.ink}"/>` +
    `<rect x="${SHEET.side}" y="${SHEET.top}" width="${width - 2 * SHEET.side}" ` +
    `height="${height}" rx="${2 * radius}" fill="${colors.sheet}"/>` +
    write(words.title, 126, colors.ink, HALF) +
    writeUpToRight(`${words.remaining}\u00a0: ${remaining()}`, 126, colors.matched, HALF) +
    `<path d="M${LEFT} ${RULE}H${RIGHT}" stroke="${colors.hairline}" stroke-width="2"/>` +
    write(euros(now), 304, colors.ink, FIGURE) +
    write(words.caption, 372, colors.inkSoft, CAPTION) +
    writeUpToRight(words.disclaimer, 372, colors.inkSoft, CAPTION) +
    curve(levels) +
    levels
      .map(({ code }, rank) => (code ? codeAt(outline, code, startOf(rank, levels)) : ''))
      .join('') +
    `</svg>`
  );
}

/** How many operations have found no entry. */
function remaining(): number {
  const codes = new Set(ledger.entries.map(({ code }) => code));
  return ledger.statement.filter(({ code }) => !codes.has(code)).length;
}

/** The opening, then one level for each operation, in the order of their codes. */
function positions(): Level[] {
  const levels: Level[] = [{ amount: words.opening, code: undefined }];
  const operations = [...ledger.statement].sort((one, other) => one.code.localeCompare(other.code));
  for (const { amount, code } of operations) {
    levels.push({ amount: (levels.at(-1)?.amount ?? 0) + read(amount), code });
  }
  return levels;
}

/** « − 318,45 » as a number. */
function read(amount: string): number {
  return Number(amount.replace(/\s/g, '').replace('−', '-').replace(',', '.'));
}

/** The typeface has no narrow space. */
function euros(amount: number): string {
  const written = amount.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' });
  return written.replaceAll('\u202f', '\u00a0');
}

function startOf(rank: number, levels: readonly Level[]): number {
  return LEFT + ((RIGHT - LEFT) * rank) / levels.length;
}

/** Steps over a wash, with a dot where the cash stands now. */
function curve(levels: readonly Level[]): string {
  const amounts = levels.map(({ amount }) => amount);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const heightOf = ({ amount }: Level) =>
    Math.round(
      CURVE.bottom - ((amount - lowest) / (highest - lowest)) * (CURVE.bottom - CURVE.top),
    );
  const steps = levels
    .map((level, rank) => `V${heightOf(level)}H${startOf(rank + 1, levels)}`)
    .join('')
    .replace(/^V/, `M${LEFT} `);
  const end = levels.map(heightOf).at(-1) ?? CURVE.bottom;
  return (
    `<path d="${steps}V${CURVE.floor}H${LEFT}Z" fill="${colors.matchedWash}"/>` +
    `<path d="${steps}" fill="none" stroke="${colors.matched}" stroke-width="${CURVE.thickness}"/>` +
    `<circle cx="${RIGHT}" cy="${end}" r="${CURVE.dot}" fill="${colors.matched}"/>`
  );
}

/** An operation's code with its tick, below the step that it makes. */
function codeAt(outline: Outliner, code: string, x: number): string {
  const { d, width } = fitted(outline, code, CODE);
  return (
    drawn(d, x, CODES, colors.matched) +
    `<path transform="translate(${x + width} ${CODES})" d="${TICK}" fill="none" ` +
    `stroke="${colors.matched}" stroke-width="5"/>`
  );
}
