import { keyframes } from '@emotion/react';
import type { CSSObject } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { ledger } from '../../content/sections/ledger';
import { breakpoints } from '../../theme/tokens';
import { CURVE_LENGTH } from './ledgerMeasures';

const FIRST_MATCH_SECONDS = 0.5;
const BETWEEN_MATCHES_SECONDS = 0.5;
const MATCH_SECONDS = 0.65;

/** How far the ledger has come up the window, in percent of its way through, at the first match. */
const FIRST_MATCH_PERCENT = 32;
const BETWEEN_MATCHES_PERCENT = 7;

const { codes } = ledger;

/** Custom property with the rank of a line's code: its match comes after this many. */
const RANK = '--rank';

/** The custom property of a line's row and curve. */
export const rankStyle = (code: string | undefined) =>
  ({ [RANK]: code && codes.indexOf(code) }) as CSSProperties;

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

/** One after the other: the box goes, the curve is drawn, the wash comes, then the code. */
export const boxGoes = keyframes({ from: { opacity: 1 }, '20%, to': { opacity: 0 } });
export const curveIsDrawn = keyframes({
  'from, 15%': { strokeDashoffset: CURVE_LENGTH, opacity: 0 },
  '16%': { opacity: 1 },
  '75%, to': { strokeDashoffset: 0, opacity: 1 },
});
export const amberGoes = keyframes({ 'from, 55%': { opacity: 1 }, '85%, to': { opacity: 0 } });
export const codeComes = keyframes({ 'from, 75%': { opacity: 0 }, to: { opacity: 1 } });
const ruleIsDrawn = keyframes({ from: { transform: 'scaleX(0)' } });

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

/** The rule under the last line comes after all matches. */
export const ruleByItself = move(
  { animation: `${ruleIsDrawn} 0.5s ease-out ${FIRST_MATCH_SECONDS + countSeconds}s backwards` },
  {
    animation: `${ruleIsDrawn} linear both`,
    animationRange: `cover ${lastMatchPercent}% cover ${lastMatchPercent + BETWEEN_MATCHES_PERCENT}%`,
  },
);

/**
 * Plays a part of a line's match. The lines match one after the other, and end matched. In wide windows
 * they do so on arrival, within 5 s: WCAG 2.2.2 requires a pause control for longer motion. Below the
 * title, on phones, the reader's thumb drives them where the browser can do that; elsewhere they are
 * matched on arrival.
 */
export function play(frames: string): CSSObject {
  const start = `calc(${FIRST_MATCH_SECONDS}s + ${BETWEEN_MATCHES_SECONDS}s * var(${RANK}))`;
  const findRangeStart = (match: number) =>
    `cover calc(${FIRST_MATCH_PERCENT + match * BETWEEN_MATCHES_PERCENT}% + ${BETWEEN_MATCHES_PERCENT}% * var(${RANK}))`;
  return move(
    { animation: `${frames} ${MATCH_SECONDS}s linear ${start} backwards` },
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
