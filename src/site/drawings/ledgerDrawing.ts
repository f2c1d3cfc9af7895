import { ledger } from '../../content/sections/ledger';
import { colors } from '../../theme/tokens';

const ROW = 84;
const BAR = 20;

/**
 * The page's one idea without words, as the content of an SVG document: the lines of a statement on
 * the left and the entries they have found on the right. Bars stand for words, which nobody could
 * read in a preview. The links fade in the middle, where words go over them.
 *
 * @param sheet the width of either side
 */
export function ledgerDrawing(width: number, height: number, sheet: number): string {
  const count = ledger.statement.length;
  const top = (height - count * ROW) / 2;
  const right = width - sheet;
  const rows = ledger.statement.map((line, index) => {
    const y = top + index * ROW;
    const target = ledger.entries.findIndex(({ code }) => code === line.code);
    return (
      link(sheet, right, y, top + target * ROW) +
      row(0, y, sheet, index) +
      row(right, y, sheet, index + 1)
    );
  });
  return fading(sheet, right) + rows.join('');
}

function row(x: number, y: number, width: number, rank: number): string {
  const words = width * (0.45 + 0.12 * (rank % 3));
  return (
    `<rect x="${x}" y="${y + 3}" width="${width}" height="${ROW - 6}" fill="${colors.matchedWash}"/>` +
    `<rect x="${x + 24}" y="${y + (ROW - BAR) / 2}" width="${words}" height="${BAR}" fill="${colors.ink}"/>`
  );
}

/** The colour of links: their full one beside the sheets, almost the paper's between. */
function fading(from: number, to: number): string {
  const stops = [
    [0, colors.matched],
    [0.12, colors.matchedWash],
    [0.88, colors.matchedWash],
    [1, colors.matched],
  ].map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`);
  return (
    `<linearGradient id="link" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}" y1="0" y2="0">` +
    `${stops.join('')}</linearGradient>`
  );
}

function link(from: number, to: number, start: number, end: number): string {
  const middle = (from + to) / 2;
  const [y1, y2] = [start + ROW / 2, end + ROW / 2];
  return (
    `<path d="M${from} ${y1}C${middle} ${y1} ${middle} ${y2} ${to} ${y2}" fill="none" ` +
    `stroke="url(#link)" stroke-width="7"/>`
  );
}
