import { OPEN } from '../../components/ledger/ledgerMeasures';
import { ledger } from '../../content/sections/ledger';
import { colors } from '../../theme/tokens';

const { codes } = ledger;

/** Selects the figure while the reader matches by hand: from the link that names it until the reset. */
const whileTried = ':is(:target, :has(:checked))';
/** Selects the figure once the choice is checked whose value is this code. */
const whenMatched = (code: string) => `:has([value="${code}"]:checked)`;
/** Selects it while a choice is open, and once none is. */
const whileOpen = ':has(input:not(:checked))';
export const whenAllMatched = `:not(${whileOpen})`;

/** Each value of `data-when`, and in which figure the elements that have it are hidden. */
const hiddenIn = {
  try: `:not(${whileTried})`,
  picture: whileTried,
  begun: ':not(:has(:checked))',
  unclosed: whenAllMatched,
  closed: whileOpen,
};

/** Custom property with the style of an open line's edge. */
const EDGE = '--edge';

/** What fades with a match. */
const moving = ['[data-code]::before', '[data-code]::after', '[data-code] > i', 'svg'];

const whereMotionIsWelcome = '@media (prefers-reduced-motion: no-preference)';

/**
 * The try by hand, on the ledger's figure. It needs no script: the checked choices say which lines
 * are matched.
 */
export const matchByHand = {
  ...Object.fromEntries(
    Object.entries(hiddenIn).map(([part, figure]) => [
      `&${figure} [data-when=${part}]`,
      { display: 'none' },
    ]),
  ),

  // In the try, a line is open until its choice is checked.
  [`&${whileTried} [data-code]`]: { [OPEN]: 1 },
  ...Object.fromEntries(
    codes.map((code) => [`&${whenMatched(code)} [data-code="${code}"]`, { [OPEN]: 0 }]),
  ),

  // Each match fades in when the reader makes it, and not when `matchByItself` would.
  [moving.map((part) => `&${whileTried} ${part}`).join()]: {
    animation: 'none',
    [whereMotionIsWelcome]: { transition: 'opacity 0.25s' },
  },
  // Its curve grows from the statement to the entry.
  [`&${whileTried} svg`]: {
    clipPath: `inset(0 calc(100% * var(${OPEN})) 0 0)`,
    [whereMotionIsWelcome]: { transition: 'clip-path 0.35s, opacity 0.1s' },
  },

  // The choices stand where the entries' own boxes do.
  [`&${whileTried} [data-side=entries] > [data-code]::after`]: { display: 'none' },

  // The first open line of the statement has an edge: those that follow an open line have none.
  [`&${whileTried} [data-side=statement] > [data-code]::before`]: {
    border: `2px var(${EDGE}, solid) ${colors.toMatch}`,
    borderLeftWidth: 6,
  },
  ...Object.fromEntries(
    codes.map((code) => [
      `&:not(${whenMatched(code)}) [data-code="${code}"] ~ *`,
      { [EDGE]: 'none' },
    ]),
  ),

  // The count of lines that remain, where no script has written it: each checked choice takes one
  // from the statement's lines. The figure is a container, and what is counted inside a container does
  // not change a counter that the container itself has begun.
  '& form': { counterReset: `remaining ${ledger.statement.length}` },
  '& input': { counterIncrement: 'remaining 0' },
  '& input:checked': { counterIncrement: 'remaining -1' },
  '& output b:empty::before': { content: 'counter(remaining)' },
};
