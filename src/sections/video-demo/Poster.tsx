import PlayArrow from '@mui/icons-material/PlayArrow';
import Link, { type LinkProps } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled, ThemeProvider } from '@mui/material/styles';
import { ClosedSteps, OpenStep } from '../../components/BalanceSteps';
import { videoDemo } from '../../content/sections/videoDemo';
import { inkTheme } from '../../theme/theme';

const { play, poster } = videoDemo;

/**
 * The link to the video, in the video's shape: an account's balance over a month, as steps. The day
 * whose lines are still to match is the last step. It is dashed, and the play button stands on it.
 */
export function Poster(props: LinkProps) {
  return (
    <ThemeProvider theme={inkTheme}>
      <PosterLink underline="none" {...props}>
        <AboveSteps>
          <div aria-hidden="true">
            <Typography variant="h3" component="div">
              {poster.label}
            </Typography>
            <Typography variant="figure" component="div" style={amountStyle}>
              {poster.amount}
            </Typography>
            <Typography variant="caption" component="div" color="textSecondary">
              {poster.disclaimer}
            </Typography>
          </div>
          <PlaySquare aria-hidden="true" />
        </AboveSteps>
        <Steps>
          <ClosedSteps balances={poster.balances} />
          <PlayStep>{play}</PlayStep>
        </Steps>
      </PosterLink>
    </ThemeProvider>
  );
}

// Measures follow the poster's width, in `cqi`.
const PADDING = '5.2cqi';
const SQUARE = 'clamp(72px, 15cqi, 96px)';

const PosterLink = styled(Link)(({ theme: { palette, shape } }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateRows: '1fr 1fr',
  // With large text the poster grows higher. `overflow: hidden` would prevent that.
  aspectRatio: '16 / 9',
  overflow: 'clip',
  borderRadius: shape.borderRadius,
  backgroundColor: palette.background.default,
  color: palette.text.primary,
  // It stands on the page, not on the poster.
  '&:focus-visible': { outlineColor: palette.background.default },
  '@media (forced-colors: active)': { border: '1px solid' },
}));

const AboveSteps = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: `${PADDING} ${PADDING} 0`,
});

// Whatever its length, the amount takes six tenths of the width.
const amountStyle = { fontSize: `${116 / poster.amount.length}cqi` };

const PlaySquare = styled(PlayArrow)(({ theme: { palette, shape } }) => ({
  flex: 'none',
  alignSelf: 'end',
  width: SQUARE,
  height: SQUARE,
  padding: `calc(${SQUARE} / 8)`,
  borderRadius: shape.borderRadius,
  backgroundColor: palette.primary.main,
  color: palette.primary.contrastText,
}));

const Steps = styled('div')({ display: 'flex' });

const PlayStep = styled(OpenStep)(({ theme: { palette, typography } }) => ({
  ...typography.button,
  minWidth: `calc(${SQUARE} + 2 * ${PADDING})`,
  maxWidth: '50cqi',
  padding: 10,
  color: palette.warning.contrastText,
  'a:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
}));
