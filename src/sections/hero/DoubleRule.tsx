import { styled, ThemeProvider, type Theme } from '@mui/material/styles';
import { inkTheme } from '../../theme/theme';
import { ruleByItself } from '../../components/ledger/matchByItself';

interface DoubleRuleProps {
  isTried: boolean;
  /** Whether the reader has matched all lines. */
  isClosed: boolean;
}

/** What closes an account: a double rule, drawn from the seam to both edges of the window. */
export function DoubleRule({ isTried, isClosed }: DoubleRuleProps) {
  const look = isTried ? drawByHand(isClosed) : ruleByItself;
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

const drawByHand = (isClosed: boolean) => ({
  transform: isClosed ? 'none' : 'scaleX(0)',
  '@media (prefers-reduced-motion: no-preference)': { transition: 'transform 0.4s ease-out' },
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
