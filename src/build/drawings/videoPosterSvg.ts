import { ledger } from '../../content/sections/ledger';
import { videoPoster } from '../../content/publicFiles';
import { videoPosterWords as words } from '../../content/videoPoster';
import { colors, radius, weights } from '../../theme/tokens';
import { drawPath, type Fit, fitText } from './fitText';
import type { Outliner } from './outliner';

const { width, height } = videoPoster;

/** A sheet rises from the lower edge; its content has margins of its own. */
const SHEET = { side: 56, top: 48 };
const LEFT = 112;
const RIGHT = width - LEFT;
const RULE = 166;

/** A phone shows the image at a quarter of its width: text is still 9 pixels high. */
const LINE = { smallest: 36, image: "video's poster", remedy: 'shorten it' };
const HALF: Fit = { ...LINE, size: 44, weight: weights.strong, width: (RIGHT - LEFT) / 2 - 20 };
const CAPTION: Fit = { ...HALF, size: 38, weight: weights.regular };
const FIGURE: Fit = { ...LINE, size: 124, weight: weights.strong, width: RIGHT - LEFT };
const CODE: Fit = { ...LINE, size: 40, weight: weights.bold, width: 100 };

const STEP_LINE = { top: 440, bottom: 580, floor: 620, thickness: 7, dot: 15 };
const CODES = 676;
/** The tick of theme/tick.ts, as a path in pixels. */
const TICK = 'm11 -13 9 9 17 -22';

/**
 * Draws the video's poster as an SVG document: the cash position, as the hero's operations change
 * it while they are matched. Fictional, and labelled so.
 *
 * @throws Error, with a sentence for the person who edits the content, when a text does not fit
 */
export function videoPosterSvg(outline: Outliner): string {
  const operations = [...ledger.statement].sort((one, other) => one.code.localeCompare(other.code));
  const positions = operations.reduce(
    (amounts, { amount }) => [...amounts, (amounts.at(-1) ?? 0) + parseAmount(amount)],
    [words.opening],
  );
  const stepX = (rank: number) => LEFT + ((RIGHT - LEFT) * rank) / positions.length;
  const write = (text: string, y: number, color: string, fit: Fit, isRight = false) => {
    const { d, width } = fitText(outline, text, fit);
    return drawPath(d, isRight ? RIGHT - width : LEFT, y, color);
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colors.ink}"/>` +
    `<rect x="${SHEET.side}" y="${SHEET.top}" width="${width - 2 * SHEET.side}" ` +
    `height="${height}" rx="${2 * radius}" fill="${colors.sheet}"/>` +
    write(words.title, 126, colors.ink, HALF) +
    write(`${words.remaining}\u00a0: ${unmatchedCount()}`, 126, colors.matched, HALF, true) +
    `<path d="M${LEFT} ${RULE}H${RIGHT}" stroke="${colors.hairline}" stroke-width="2"/>` +
    write(euros(positions.at(-1) ?? 0), 304, colors.ink, FIGURE) +
    write(words.caption, 372, colors.inkSoft, CAPTION) +
    write(words.disclaimer, 372, colors.inkSoft, CAPTION, true) +
    stepLine(positions, stepX) +
    operations.map(({ code }, index) => codeAt(outline, code, stepX(index + 1))).join('') +
    `</svg>`
  );
}

function unmatchedCount(): number {
  const codes = new Set(ledger.entries.map(({ code }) => code));
  return ledger.statement.filter(({ code }) => !codes.has(code)).length;
}

/** Parses an amount such as `− 318,45`. */
function parseAmount(amount: string): number {
  return Number(amount.replace(/\s/g, '').replace('−', '-').replace(',', '.'));
}

/** The font has no narrow no-break space. */
function euros(amount: number): string {
  const written = amount.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' });
  return written.replaceAll('\u202f', '\u00a0');
}

/** Steps over a wash, with a dot at the current position. */
function stepLine(positions: readonly number[], stepX: (rank: number) => number): string {
  const [lowest, highest] = [Math.min(...positions), Math.max(...positions)];
  const { top, bottom, floor, thickness, dot } = STEP_LINE;
  const scale = (bottom - top) / (highest - lowest);
  const heights = positions.map((amount) => Math.round(bottom - (amount - lowest) * scale));
  const steps = heights.map((y, rank) => `V${y}H${stepX(rank + 1)}`).join('');
  const line = steps.replace(/^V/, `M${LEFT} `);
  return (
    `<path d="${line}V${floor}H${LEFT}Z" fill="${colors.matchedWash}"/>` +
    `<path d="${line}" fill="none" stroke="${colors.matched}" stroke-width="${thickness}"/>` +
    `<circle cx="${RIGHT}" cy="${heights.at(-1)}" r="${dot}" fill="${colors.matched}"/>`
  );
}

/** An operation's code with its tick, below its step. */
function codeAt(outline: Outliner, code: string, x: number): string {
  const { d, width } = fitText(outline, code, CODE);
  return (
    drawPath(d, x, CODES, colors.matched) +
    `<path transform="translate(${x + width} ${CODES})" d="${TICK}" fill="none" ` +
    `stroke="${colors.matched}" stroke-width="5"/>`
  );
}
