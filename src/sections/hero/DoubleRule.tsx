import { keyframes } from '@emotion/react';
import { styled, ThemeProvider, type Theme } from '@mui/material/styles';
import { matchStart, animateOnLoadOrScroll } from '../../components/ledger/ledgerMotion';
import { ledger } from '../../content/sections/ledger';
import { inkTheme } from '../../theme/theme';
import type { Matching } from './useMatching';
import { motionIsWelcome } from '../../theme/motionIsWelcome';

/** What closes an account: a double rule, drawn from the seam to both edges of the window. */
export function DoubleRule({ isByHand, isClosed }: Pick<Matching, 'isByHand' | 'isClosed'>) {
  const look = isByHand ? drawByHand(isClosed) : drawByItself;
  return (
    <RuleRow aria-hidden="true">
      <RuleGround>
        <RuleHalf sx={{ transformOrigin: 'right', ...look }} />
      </RuleGround>
      <ThemeProvider theme={inkTheme}>
        <RuleGround>
          <RuleHalf sx={{ transformOrigin: 'left', ...look }} />
        </RuleGround>
      </ThemeProvider>
    </RuleRow>
  );
}

const ruleIsDrawn = keyframes({ from: { transform: 'scaleX(0)' } });

const afterLastMatch = matchStart(ledger.codes.length);

const drawByItself = animateOnLoadOrScroll(
  { animation: `${ruleIsDrawn} 0.5s ease-out ${afterLastMatch.time} backwards` },
  {
    animation: `${ruleIsDrawn} linear both`,
    animationRange: `${afterLastMatch.place} ${matchStart(ledger.codes.length + 1).place}`,
  },
);

const drawByHand = (isClosed: boolean) => ({
  transform: isClosed ? 'none' : 'scaleX(0)',
  [motionIsWelcome]: { transition: 'transform 0.4s ease-out' },
});

const RuleRow = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr' });

const onGroundOf = ({ palette }: Theme) => ({
  backgroundColor: palette.background.default,
  color: palette.text.primary,
});

/** On phones, ink follows on both sides. */
const RuleGround = styled('div')(({ theme }) => ({
  ...onGroundOf(inkTheme),
  [theme.breakpoints.up('md')]: onGroundOf(theme),
}));

const RuleHalf = styled('div')({ borderTop: '6px double' });
