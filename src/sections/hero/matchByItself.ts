import { keyframes } from '@emotion/react';
import { ledger } from '../../content/sections/ledger';
import { breakpoints } from '../../theme/tokens';

const FIRST_MATCH_SECONDS = 0.7;
const BETWEEN_MATCHES_SECONDS = 0.75;
const MATCH_SECONDS = 0.45;

/** How far the ledger has come up the window, in percent of its way through, at the first match. */
const FIRST_MATCH_PERCENT = 32;
const BETWEEN_MATCHES_PERCENT = 7;

const STIRS = '(prefers-reduced-motion: no-preference)';
const { codes } = ledger;

/** Custom property with the rank of an element's code: its match comes after this many. */
const RANK = '--rank';

/** What is amber until the match, and what appears with it. */
const washes = '& [data-code]::before, & [data-code]::after';
const marks = '& [data-code] > i, & svg[data-code]';

/** The number falls halfway through each match. */
const countSeconds = codes.length * BETWEEN_MATCHES_SECONDS;
const countDelay = FIRST_MATCH_SECONDS + MATCH_SECONDS / 2 - BETWEEN_MATCHES_SECONDS;
const lastMatchPercent = FIRST_MATCH_PERCENT + codes.length * BETWEEN_MATCHES_PERCENT;

/** The number of lines that remain. */
const count = '& output > b::before';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ from: { opacity: 1 } });
const countDown = keyframes(
  Object.fromEntries(
    codes.map((_, matched) => [
      `${(100 * matched) / codes.length}%`,
      { content: `"${ledger.statement.length - matched}"` },
    ]),
  ),
);

/**
 * The lines match one after the other, and end matched. Beside the title they do so on arrival,
 * within 5 s: WCAG 2.2.2 requires a pause control for longer motion. Below the title, on phones, the
 * reader's thumb drives them where the browser can do that; elsewhere they are matched on arrival.
 *
 * Matches fade and do not move: curves revealed by `clip-path` and codes that shrink doubled the main
 * thread's work of the first three seconds.
 */
export const matchByItself = {
  [count]: { content: `"${ledger.remaining}"` },
  ...Object.fromEntries(codes.map((code, rank) => [`& [data-code="${code}"]`, { [RANK]: rank }])),
  [`@media ${STIRS} and (min-width: ${breakpoints.md}px)`]: {
    [washes]: fadeOnArrival(fadeOut),
    [marks]: fadeOnArrival(fadeIn),
    [count]: { animation: `${countDown} ${countSeconds}s step-end ${countDelay}s backwards` },
  },
  '@supports (animation-timeline: view())': {
    [`@media ${STIRS} and (max-width: ${breakpoints.md - 0.05}px)`]: {
      viewTimeline: '--ledger',
      [washes]: fadeWithThumb(fadeOut),
      [marks]: fadeWithThumb(fadeIn),
      [count]: {
        animation: `${countDown} step-end both`,
        animationTimeline: '--ledger',
        animationRange: `cover ${FIRST_MATCH_PERCENT}% cover ${lastMatchPercent}%`,
      },
    },
  },
};

function fadeOnArrival(fade: string) {
  const start = `calc(${FIRST_MATCH_SECONDS}s + ${BETWEEN_MATCHES_SECONDS}s * var(${RANK}))`;
  return { animation: `${fade} ${MATCH_SECONDS}s ease-out ${start} backwards` };
}

function fadeWithThumb(fade: string) {
  const findStart = (match: number) =>
    `cover calc(${FIRST_MATCH_PERCENT + match * BETWEEN_MATCHES_PERCENT}% + ${BETWEEN_MATCHES_PERCENT}% * var(${RANK}))`;
  return {
    animation: `${fade} linear both`,
    animationTimeline: '--ledger',
    animationRange: `${findStart(0)} ${findStart(1)}`,
  };
}
