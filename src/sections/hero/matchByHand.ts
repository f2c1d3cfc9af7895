import { OPEN } from '../../components/ledger/ledgerMeasures';
import { ledger } from '../../content/sections/ledger';
import { colors } from '../../theme/tokens';

const codes = ledger.statement.flatMap(({ code }) => code ?? []);

/*
 * The ledger's states, and what `data-when` shows in each:
 *
 *   try        while the URL names the ledger, and as long as any choice is checked
 *   picture    at any other time
 *   begun      while any choice is checked
 *   unclosed   until every line that has an entry is matched
 *   closed     once all of them are
 */
const whileTried = ':is(:target, :has(:checked))';
const whenMatched = (code: string) => `:has([value="${code}"]:checked)`;
export const whenAllMatched = codes.map(whenMatched).join('');

const absent = { display: 'none' };

/** The try by hand, without script: a line is open until its choice is checked, in any order. */
export const matchByHand = {
  [`&:not(${whileTried}) [data-when~="try"]`]: absent,
  [`&${whileTried} [data-when~="picture"]`]: absent,
  [`&:not(${whenAllMatched}) [data-when~="closed"]`]: absent,
  [`&${whenAllMatched} [data-when~="unclosed"]`]: absent,
  '&:not(:has(:checked)) [data-when~="begun"]': absent,
  [`&${whileTried} [data-code]`]: { [OPEN]: 1 },
  [`&${whileTried} [data-code]::before, &${whileTried} [data-code] > i, &${whileTried} svg`]: {
    animation: 'none',
    '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 0.25s' },
  },
  // The curve grows from the statement to the entry.
  [`&${whileTried} svg`]: {
    clipPath: `inset(0 calc(100% * var(${OPEN})) 0 0)`,
    '@media (prefers-reduced-motion: no-preference)': {
      transition: 'clip-path 0.35s, opacity 0.1s',
    },
  },
  // How many lines remain, until a script fills it in.
  counterReset: `remaining ${ledger.statement.length}`,
  '& input': { counterIncrement: 'remaining 0' },
  '& input:checked': { counterIncrement: 'remaining -1' },
  '& output b:empty::before': { content: 'counter(remaining)' },
  ...Object.fromEntries(codes.map(closeWhenChosen)),
  ...Object.fromEntries(codes.map(markWhenNext)),
};

function closeWhenChosen(code: string): [selector: string, style: object] {
  return [`&${whenMatched(code)} [data-code="${code}"]`, { [OPEN]: 0 }];
}

/** An edge on the statement's line when it is the first that is still to match. */
function markWhenNext(code: string, rank: number): [selector: string, style: object] {
  const isNext = `${codes.slice(0, rank).map(whenMatched).join('')}:not(${whenMatched(code)})`;
  return [
    `&${whileTried}${isNext} [data-side=statement] > [data-code="${code}"]::after`,
    {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `2px solid ${colors.toMatch}`,
      borderLeftWidth: 6,
    },
  ];
}
