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
const NAME = { left: LEFT + LOGO.side + 20, baseline: 105, size: 60, weight: weights.bold };
const SUBTITLE = { baseline: 192, size: 52, weight: 500 };
/** X lays the page's title over the lowest 110 pixels. */
const TITLE = {
  top: 230,
  bottom: height - 110,
  size: 78,
  weight: weights.strong,
  leading: 1.12,
};

/** The background: a statement of five lines, and the entries that four of them match. */
const ROW = { height: 84, width: LEFT - 90, top: (height - 5 * 84) / 2 };
const MATCHES = [1, 0, 3, 2];

interface ShareImageProps {
  readonly outline: Outliner;
}

/** What platforms show beside the page's title. Texts that are too long are drawn smaller. */
export function ShareImage({ outline }: ShareImageProps) {
  const { size, lines } = fitTitle(outline);
  const lineHeight = size * TITLE.leading;
  const lastBaseline = TITLE.bottom - size * 0.25;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill={colors.paper} />
      <LedgerDrawing />
      <LogoDrawing />
      <path
        transform={`translate(${NAME.left} ${NAME.baseline})`}
        d={outlineWithin(outline, brand.product, NAME, width - LEFT - NAME.left)}
        fill={colors.ink}
      />
      <path
        transform={`translate(${LEFT} ${SUBTITLE.baseline})`}
        d={outlineWithin(outline, shareImageWords.subtitle, SUBTITLE, TEXT_WIDTH)}
        fill={colors.matched}
      />
      {lines.map((line, index) => (
        <path
          key={index}
          transform={`translate(${LEFT} ${lastBaseline - (lines.length - 1 - index) * lineHeight})`}
          d={outline(line, { size, weight: TITLE.weight }).d}
          fill={colors.ink}
        />
      ))}
    </svg>
  );
}

interface TextStyle {
  readonly size: number;
  readonly weight: number;
}

function outlineWithin(outline: Outliner, text: string, style: TextStyle, maxWidth: number) {
  const whole = outline(text, style);
  const scale = Math.min(1, maxWidth / whole.width);
  return scale === 1 ? whole.d : outline(text, { ...style, size: style.size * scale }).d;
}

/** The largest size at which the title fits below the subtitle. */
function fitTitle(outline: Outliner): { size: number; lines: string[] } {
  for (let { size } = TITLE; ; size -= 1) {
    const widthOf = (line: string) => outline(line, { size, weight: TITLE.weight }).width;
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

/** Bars replace words, which would be illegible in a link preview. */
function LedgerDrawing() {
  const right = width - ROW.width;
  const middleOf = (rank: number) => ROW.top + (rank + 0.5) * ROW.height;
  return (
    <>
      {MATCHES.map((match, rank) => (
        <g key={rank}>
          <path
            d={`M${ROW.width} ${middleOf(rank)}C${width / 2} ${middleOf(rank)} ${width / 2} ${middleOf(match)} ${right} ${middleOf(match)}`}
            fill="none"
            stroke={colors.matchedWash}
            strokeWidth={7}
          />
          <LedgerRow x={0} rank={rank} />
          <LedgerRow x={right} rank={rank} />
        </g>
      ))}
      <LedgerRow x={0} rank={MATCHES.length} isUnmatched />
    </>
  );
}

interface LedgerRowProps {
  readonly x: number;
  readonly rank: number;
  readonly isUnmatched?: boolean;
}

function LedgerRow({ x, rank, isUnmatched }: LedgerRowProps) {
  const y = ROW.top + rank * ROW.height;
  const [wash, ink] = isUnmatched
    ? [colors.toMatchWash, colors.toMatchMark]
    : [colors.matchedWash, colors.ink];
  return (
    <>
      <rect x={x} y={y + 3} width={ROW.width} height={ROW.height - 6} fill={wash} />
      <rect x={x + 24} y={y + 32} width={100 + 26 * (rank % 3)} height={20} fill={ink} />
    </>
  );
}
