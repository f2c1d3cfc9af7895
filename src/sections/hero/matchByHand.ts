import { OPEN } from '../../components/ledger/ledgerMeasures';
import { ledger } from '../../content/sections/ledger';
import { colors } from '../../theme/tokens';

const codes = ledger.statement.flatMap(({ code }) => code ?? []);

/** While the URL names the ledger, and as long as any choice is checked. */
const tried = ':is(:target, :has(:checked))';
const matched = (code: string) => `:has([value="${code}"]:checked)`;
/** Every line that has an entry is matched. */
export const closed = codes.map(matched).join('');

const absent = { display: 'none' };

/** The try by hand, without script: a line is open until its choice is checked, in any order. */
export const matchByHand = {
  [`&:not(${tried}) [data-when~="try"]`]: absent,
  [`&${tried} [data-when~="picture"]`]: absent,
  [`&:not(${closed}) [data-when~="closed"]`]: absent,
  [`&${closed} [data-when~="unclosed"]`]: absent,
  '&:not(:has(:checked)) [data-when~="begun"]': absent,
  [`&${tried} [data-code]`]: { [OPEN]: 1 },
  [`&${tried} [data-code]::before, &${tried} [data-code] > i, &${tried} svg`]: {
    animation: 'none',
    '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 0.25s' },
  },
  // The curve grows from the statement to the entry.
  [`&${tried} svg`]: {
    clipPath: `inset(0 calc(100% * var(${OPEN})) 0 0)`,
    '@media (prefers-reduced-motion: no-preference)': {
      transition: 'clip-path 0.35s, opacity 0.1s',
    },
  },
  ...Object.fromEntries(codes.map(closeWhenChosen)),
  ...Object.fromEntries(codes.map(markWhenNext)),
};

function closeWhenChosen(code: string): [selector: string, style: object] {
  return [`&${matched(code)} [data-code="${code}"]`, { [OPEN]: 0 }];
}

/** An edge on the statement's line when it is the first that is still to match. */
function markWhenNext(code: string, rank: number): [selector: string, style: object] {
  const isNext = `${codes.slice(0, rank).map(matched).join('')}:not(${matched(code)})`;
  return [
    `&${tried}${isNext} [data-side=statement] > [data-code="${code}"]::after`,
    {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `2px solid ${colors.toMatch}`,
      borderLeftWidth: 6,
    },
  ];
}
