import { brand } from '../../content/brand';
import { shareImage } from '../../content/publicFiles';
import { hero } from '../../content/sections/hero';
import { shareImageWords } from '../../content/shareImageWords';
import { mark } from '../../theme/mark';
import { colors, radius, weights } from '../../theme/tokens';
import type { Outliner } from './outliner';

const { width, height } = shareImage;

/** Teams, and chats with small previews, crop to the square in the middle: it holds the words. */
const LEFT = (width - height) / 2 + 27;
const TEXT_WIDTH = width - 2 * LEFT;
const LOGO = { side: 72, top: 48 };
const NAME_LEFT = LEFT + LOGO.side + 20;
/** X lays the page's title over the lowest 110 pixels. */
const TITLE = { top: 230, bottom: height - 110, size: 78, leading: 1.12 };
const LEDGER = { row: 84, width: LEFT - 90, top: (height - 5 * 84) / 2 };
/** The line of the statement that each of its entries matches. */
const MATCHES = [1, 0, 3, 2];

interface ShareImageProps {
  readonly outline: Outliner;
}

/** What platforms show beside the page's title. Texts that are too long are drawn smaller. */
export function ShareImage({ outline }: ShareImageProps) {
  const name = { size: 60, weight: weights.bold };
  const subtitle = { size: 52, weight: 500 };
  const { size, lines } = fitTitle(outline);
  const baseline = (rank: number) =>
    TITLE.bottom - size * 0.25 - (lines.length - 1 - rank) * size * TITLE.leading;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill={colors.paper} />
      <LedgerDrawing />
      <LogoDrawing />
      <path
        transform={`translate(${NAME_LEFT} 105)`}
        d={outlineWithin(width - LEFT - NAME_LEFT, outline, brand.product, name)}
        fill={colors.ink}
      />
      <path
        transform={`translate(${LEFT} 192)`}
        d={outlineWithin(TEXT_WIDTH, outline, shareImageWords.subtitle, subtitle)}
        fill={colors.matched}
      />
      {lines.map((line, rank) => (
        <path
          key={rank}
          transform={`translate(${LEFT} ${baseline(rank)})`}
          d={outline(line, { size, weight: weights.strong }).d}
          fill={colors.ink}
        />
      ))}
    </svg>
  );
}

function outlineWithin(maxWidth: number, outline: Outliner, ...text: Parameters<Outliner>) {
  const [words, style] = text;
  const scale = Math.min(1, maxWidth / outline(words, style).width);
  return outline(words, { ...style, size: style.size * scale }).d;
}

/** The largest size at which the title fits below the subtitle. */
function fitTitle(outline: Outliner): { size: number; lines: string[] } {
  for (let { size } = TITLE; ; size -= 1) {
    const widthOf = (line: string) => outline(line, { size, weight: weights.strong }).width;
    const lines = wrap(hero.title, widthOf);
    const isNarrow = lines.every((line) => widthOf(line) <= TEXT_WIDTH);
    const isLow = lines.length * size * TITLE.leading <= TITLE.bottom - TITLE.top;
    if ((isNarrow && isLow) || size === 1) return { size, lines };
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

function LogoDrawing() {
  const { side, lines, tick } = mark;
  return (
    <g transform={`translate(${LEFT} ${LOGO.top}) scale(${LOGO.side / side})`} fill="none">
      <rect width={side} height={side} rx={radius} fill={colors.ink} />
      <path d={lines.d} stroke={colors.paper} strokeWidth={lines.width} />
      <path d={tick.d} stroke={colors.matchedOnInk} strokeWidth={tick.width} />
    </g>
  );
}

/** A statement whose last line waits. Bars replace words, which would be illegible. */
function LedgerDrawing() {
  const { row, top } = LEDGER;
  const right = width - LEDGER.width;
  const links = MATCHES.map((line, entry) => {
    const [from, to] = [top + (line + 0.5) * row, top + (entry + 0.5) * row];
    return `M${LEDGER.width} ${from}C${width / 2} ${from} ${width / 2} ${to} ${right} ${to}`;
  });
  return (
    <>
      <path d={links.join('')} fill="none" stroke={colors.matchedWash} strokeWidth={7} />
      {MATCHES.flatMap((line, entry) => [
        <LedgerRow key={`line ${line}`} x={0} rank={line} colors={matchedRow} />,
        <LedgerRow key={`entry ${entry}`} x={right} rank={entry} colors={matchedRow} />,
      ])}
      <LedgerRow x={0} rank={MATCHES.length} colors={[colors.toMatchWash, colors.toMatchMark]} />
    </>
  );
}

type RowColors = readonly [wash: string, bar: string];
const matchedRow: RowColors = [colors.matchedWash, colors.ink];

interface LedgerRowProps {
  readonly x: number;
  readonly rank: number;
  readonly colors: RowColors;
}

function LedgerRow({ x, rank, colors: [wash, bar] }: LedgerRowProps) {
  const y = LEDGER.top + rank * LEDGER.row;
  return (
    <>
      <rect x={x} y={y + 3} width={LEDGER.width} height={LEDGER.row - 6} fill={wash} />
      <rect x={x + 24} y={y + 32} width={100 + 26 * (rank % 3)} height={20} fill={bar} />
    </>
  );
}
