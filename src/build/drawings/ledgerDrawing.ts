import { ledger } from '../../content/sections/ledger';
import { colors } from '../../theme/tokens';

const ROW = 84;
const BAR = 20;

/**
 * Draws the hero's ledger without words, as the content of an SVG document: the lines of a
 * statement on the left, linked to their entries on the right. Bars replace words, which would be
 * illegible in a link preview. The links fade in the middle, where the title is.
 *
 * @param sheet the width of either side
 */
export function ledgerDrawing(width: number, height: number, sheet: number): string {
  const { statement, entries } = ledger;
  const top = (height - statement.length * ROW) / 2;
  const right = width - sheet;
  const rows = statement.map(({ code }, index) => {
    const y = top + index * ROW;
    const target = entries.findIndex((entry) => entry.code === code);
    return (
      link(sheet, right, y + ROW / 2, top + (target + 0.5) * ROW) +
      row(0, y, sheet, index) +
      row(right, y, sheet, index + 1)
    );
  });
  return fadingColor(sheet, right) + rows.join('');
}

function row(x: number, y: number, width: number, rank: number): string {
  const bar = width * (0.45 + 0.12 * (rank % 3));
  return (
    `<rect x="${x}" y="${y + 3}" width="${width}" height="${ROW - 6}" fill="${colors.matchedWash}"/>` +
    `<rect x="${x + 24}" y="${y + (ROW - BAR) / 2}" width="${bar}" height="${BAR}" fill="${colors.ink}"/>`
  );
}

/** The links' gradient: full colour beside the sheets, almost the paper's between them. */
function fadingColor(from: number, to: number): string {
  const stop = (offset: number, color: string) =>
    `<stop offset="${offset}" stop-color="${color}"/>`;
  return (
    `<linearGradient id="link" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}" y1="0" y2="0">` +
    stop(0, colors.matched) +
    stop(0.12, colors.matchedWash) +
    stop(0.88, colors.matchedWash) +
    stop(1, colors.matched) +
    `</linearGradient>`
  );
}

function link(from: number, to: number, y1: number, y2: number): string {
  const middle = (from + to) / 2;
  return (
    `<path d="M${from} ${y1}C${middle} ${y1} ${middle} ${y2} ${to} ${y2}" fill="none" ` +
    `stroke="url(#link)" stroke-width="7"/>`
  );
}
