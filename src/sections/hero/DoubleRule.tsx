import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { matchStart, animateOnLoadOrScroll } from '../../components/ledger/ledgerMotion';
import { ledger } from '../../content/sections/ledger';
import { inkTheme } from '../../theme/theme';
import type { Matching } from './useMatching';
import { motionIsWelcome } from '../../theme/motionIsWelcome';

interface DoubleRuleProps {
  ownerState: Pick<Matching, 'isByHand' | 'isClosed'>;
}

const ruleIsDrawn = keyframes({ from: { transform: 'scaleX(0)' } });

/** Once the last match has ended. */
const afterLastMatch = matchStart(ledger.codes.length + 1);

const drawByItself = animateOnLoadOrScroll(
  { animation: `${ruleIsDrawn} 0.5s ease-out ${afterLastMatch.time} backwards` },
  {
    animation: `${ruleIsDrawn} linear both`,
    animationRange: `${afterLastMatch.place} ${matchStart(ledger.codes.length + 2).place}`,
  },
);

const drawByHand = (isClosed: boolean) => ({
  transform: isClosed ? 'none' : 'scaleX(0)',
  [motionIsWelcome]: { transition: 'transform 0.4s ease-out' },
});

/**
 * What closes an account: a double rule, drawn from the seam to both edges of the window. On phones, it
 * stands on the ink that follows.
 */
export const DoubleRule = styled('div')<DoubleRuleProps>(
  ({ theme: { breakpoints, palette }, ownerState: { isByHand, isClosed } }) => ({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    backgroundColor: inkTheme.palette.background.default,
    color: inkTheme.palette.text.primary,
    '&::before, &::after': {
      content: '""',
      borderTop: '6px double',
      ...(isByHand ? drawByHand(isClosed) : drawByItself),
    },
    '&::before': { transformOrigin: 'right' },
    '&::after': { transformOrigin: 'left' },
    [breakpoints.up('md')]: {
      backgroundColor: 'transparent',
      '&::before': { color: palette.text.primary },
    },
  }),
);
