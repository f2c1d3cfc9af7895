import { keyframes } from '@emotion/react';
import type { CSSObject } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { motionIsWelcome } from '../../theme/motionIsWelcome';
import { breakpoints } from '../../theme/tokens';

export const MATCH_SECONDS = 0.65;

/** No curve between two lines is longer, in pixels. */
export const CURVE_LENGTH = 240;

/** When a match begins that comes after `rank` others: a number, or an expression of CSS. */
export const matchStart = (rank: number | string) => ({
  /** After load. */
  time: `calc(0.5s + 0.5s * (${rank}))`,
  /** On the ledger's way up the window: the first line matches as soon as it is in sight. */
  place: `cover calc(8% + 7% * (${rank}))`,
});

/** Custom property of a line, on its row and its curve: its rank among the lines that have a code. */
const RANK = '--rank';

/** What `lineMotion` needs to know of a line. */
export const rankStyle = (rank: number | undefined) => ({ [RANK]: rank }) as CSSProperties;

/** The timeline of the ledger's way through the window. */
export const LEDGER_TIMELINE = '--ledger';

/** One after the other: the box goes, the curve is drawn, the wash comes at once, then the code. */
export const boxGoes = keyframes({ from: { opacity: 1 }, '20%, to': { opacity: 0 } });
export const curveIsDrawn = keyframes({
  'from, 15%': { strokeDashoffset: CURVE_LENGTH },
  '75%, to': { strokeDashoffset: 0 },
});
export const amberGoes = keyframes({ 'from, 74.99%': { opacity: 1 }, '75%, to': { opacity: 0 } });
export const codeComes = keyframes({ 'from, 75%': { opacity: 0 }, to: { opacity: 1 } });

const start = matchStart(`var(${RANK})`);
const end = matchStart(`var(${RANK}) + 1`);

/**
 * When the parts of a line's match play, each of which names its keyframes. The lines match one after
 * the other, and end matched.
 */
export const lineMotion: CSSObject = {
  animationTimingFunction: 'linear',
  ...animateOnLoadOrScroll(
    {
      animationDuration: `${MATCH_SECONDS}s`,
      animationDelay: start.time,
      animationFillMode: 'backwards',
    },
    // Without its end, Chromium would show a match's beginning again once scrolling has passed it.
    { animationFillMode: 'both', animationRange: `${start.place} ${end.place}` },
  ),
};

/**
 * In wide windows the ledger moves on load, within 5 s: WCAG 2.2.2 requires a pause control for longer
 * motion. Below the title, on phones, scrolling drives it where the browser can do that; elsewhere it is
 * matched on load.
 */
export function animateOnLoadOrScroll(onLoad: CSSObject, onScroll: CSSObject): CSSObject {
  return {
    [`${motionIsWelcome} and (min-width: ${breakpoints.md}px)`]: onLoad,
    '@supports (animation-timeline: view())': {
      [`${motionIsWelcome} and (max-width: ${breakpoints.md - 0.05}px)`]: {
        ...onScroll,
        animationTimeline: LEDGER_TIMELINE,
      },
    },
  };
}
