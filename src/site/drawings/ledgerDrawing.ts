import { ledger } from '../../content/ledger';
import { colors } from '../../theme/tokens';

const ROW = 84;
const BAR = 20;

/**
 * The page's one idea without words: the lines of a statement and the entries they have found.
 * Bars stand for words, which nobody could read in a preview. In: the room it has.
 */
export function ledgerDrawing(width: number, height: number): string {
  const count = ledger.statement.length;
  const top = (height - count * ROW) / 2;
  const sheet = (width - 110) / 2;
  const right = width - sheet;
  const rows = ledger.statement.map((line, index) => {
    const y = top + index * ROW;
    const target = ledger.entries.findIndex(({ code }) => code === line.code);
    return (
      row(0, y, sheet, index) +
      row(right, y, sheet, index + 1) +
      link(sheet, right, y, top + target * ROW)
    );
  });
  return rows.join('');
}

function row(x: number, y: number, width: number, rank: number): string {
  const words = width * (0.45 + 0.12 * (rank % 3));
  return (
    `<rect x="${x}" y="${y + 3}" width="${width}" height="${ROW - 6}" fill="${colors.matchedWash}"/>` +
    `<rect x="${x + 16}" y="${y + (ROW - BAR) / 2}" width="${words}" height="${BAR}" fill="${colors.ink}"/>`
  );
}

function link(from: number, to: number, start: number, end: number): string {
  const middle = (from + to) / 2;
  const [y1, y2] = [start + ROW / 2, end + ROW / 2];
  return (
    `<path d="M${from} ${y1}C${middle} ${y1} ${middle} ${y2} ${to} ${y2}" fill="none" ` +
    `stroke="${colors.matched}" stroke-width="7"/>`
  );
}
