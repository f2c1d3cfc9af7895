import { keyframes } from '@emotion/react';
import type { CSSObject } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { LineLook } from '../../components/ledger/lineLook';
import { ledger } from '../../content/sections/ledger';
import { breakpoints } from '../../theme/tokens';

const FIRST_MATCH_SECONDS = 0.7;
const BETWEEN_MATCHES_SECONDS = 0.75;
const MATCH_SECONDS = 0.45;

/** How far the ledger has come up the window, in percent of its way through, at the first match. */
const FIRST_MATCH_PERCENT = 32;
const BETWEEN_MATCHES_PERCENT = 7;

const { codes } = ledger;

/** Custom property with the rank of a line's code: its match comes after this many. */
const RANK = '--rank';

/** The timeline of the ledger's way through the window. */
export const LEDGER_TIMELINE = '--ledger';

/** The number falls halfway through each match. */
const countSeconds = codes.length * BETWEEN_MATCHES_SECONDS;
const countDelay = FIRST_MATCH_SECONDS + MATCH_SECONDS / 2 - BETWEEN_MATCHES_SECONDS;
const lastMatchPercent = FIRST_MATCH_PERCENT + codes.length * BETWEEN_MATCHES_PERCENT;

const countDown = keyframes(
  Object.fromEntries(
    codes.map((_, matched) => [
      `${(100 * matched) / codes.length}%`,
      { content: `"${ledger.statement.length - matched}"` },
    ]),
  ),
);

const untilMatch = { opacity: 0, ...fade(keyframes({ from: { opacity: 1 } })) };
const fromMatch = fade(keyframes({ from: { opacity: 0 } }));

/**
 * The lines match one after the other, and end matched. Beside the title they do so on arrival,
 * within 5 s: WCAG 2.2.2 requires a pause control for longer motion. Below the title, on phones, the
 * reader's thumb drives them where the browser can do that; elsewhere they are matched on arrival.
 *
 * Matches fade and do not move: curves revealed by `clip-path` and codes that shrink doubled the main
 * thread's work of the first three seconds.
 */
export function matchByItself(code: string): LineLook {
  return {
    style: { [RANK]: codes.indexOf(code) } as CSSProperties,
    amber: untilMatch,
    box: untilMatch,
    code: fromMatch,
    curve: fromMatch,
  };
}

/** Styles of a pseudo-element that shows the number of lines that remain, while they match. */
export const countByItself = {
  content: `"${ledger.remaining}"`,
  ...move(
    { animation: `${countDown} ${countSeconds}s step-end ${countDelay}s backwards` },
    {
      animation: `${countDown} step-end both`,
      animationRange: `cover ${FIRST_MATCH_PERCENT}% cover ${lastMatchPercent}%`,
    },
  ),
};

function fade(frames: string): CSSObject {
  const start = `calc(${FIRST_MATCH_SECONDS}s + ${BETWEEN_MATCHES_SECONDS}s * var(${RANK}))`;
  const findRangeStart = (match: number) =>
    `cover calc(${FIRST_MATCH_PERCENT + match * BETWEEN_MATCHES_PERCENT}% + ${BETWEEN_MATCHES_PERCENT}% * var(${RANK}))`;
  return move(
    { animation: `${frames} ${MATCH_SECONDS}s ease-out ${start} backwards` },
    {
      animation: `${frames} linear both`,
      animationRange: `${findRangeStart(0)} ${findRangeStart(1)}`,
    },
  );
}

function move(onArrival: CSSObject, withThumb: CSSObject): CSSObject {
  const stirs = '@media (prefers-reduced-motion: no-preference)';
  return {
    [`${stirs} and (min-width: ${breakpoints.md}px)`]: onArrival,
    '@supports (animation-timeline: view())': {
      [`${stirs} and (max-width: ${breakpoints.md - 0.05}px)`]: {
        ...withThumb,
        animationTimeline: LEDGER_TIMELINE,
      },
    },
  };
}
