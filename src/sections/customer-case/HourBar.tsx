import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CaseSide } from '../../content/sections/customerCase';
import { CARD_PADDING, colors } from '../../theme/tokens';

interface HourBarProps {
  side: CaseSide;
  /** The minutes of a bar of the whole width. */
  mostMinutes: number;
  /** What the minutes that are no longer needed say. Without it, the bar is the longest. */
  saving?: string;
}

/** A bar of minutes that says how many. */
export function HourBar({ side, mostMinutes, saving }: HourBarProps) {
  const { minutesPerDay, timePerDay } = side;
  const percent = (100 * minutesPerDay) / mostMinutes;
  const ownerState = { isReduced: saving !== undefined, percent, figure: timePerDay };
  return (
    <BarColumns style={{ gridTemplateColumns: `${percent}% minmax(0, 1fr)` }}>
      <NeededTime ownerState={ownerState} />
      <NeededWords ownerState={ownerState}>
        <Typography variant="h3">{side.title}</Typography>
        <NeededFigure variant="figure" ownerState={ownerState}>
          {timePerDay}
        </NeededFigure>{' '}
        {side.timeCaption}
      </NeededWords>
      {saving && <FreedTime variant="figure">{saving}</FreedTime>}
    </BarColumns>
  );
}

const BarColumns = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateRows: 'auto minmax(56px, auto)',
  alignItems: 'center',
  backgroundColor: theme.palette.background.paper,
  // Browsers print neither backgrounds nor light text. Chrome knows the property without a prefix from
  // 136: https://developer.mozilla.org/docs/Web/CSS/print-color-adjust
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
}));

interface NeededProps {
  ownerState: {
    /** Whether more was needed before. */
    isReduced: boolean;
    /** The bar's share of the sheet's width. */
    percent: number;
    figure: string;
  };
}

/** The width of the figure, in its own size. */
const measure = (figure: string) => figure.length * 0.55;

/** Where the bar has no room for a figure of 1.5rem. */
const noRoomInBar = ({ percent, figure }: NeededProps['ownerState']) =>
  `@container (width < ${(100 * (1.5 * measure(figure) + 1.5)) / percent}rem)`;

const NeededTime = styled('div')<NeededProps>(({ theme, ownerState }) => ({
  gridArea: '2 / 1',
  alignSelf: 'stretch',
  // Forced colours show it.
  border: '2px solid transparent',
  backgroundColor: ownerState.isReduced ? theme.palette.success.main : colors.toMatchLine,
}));

const FreedTime = styled(Typography)(({ theme }) => ({
  gridArea: '2 / 2',
  alignSelf: 'stretch',
  display: 'grid',
  placeContent: 'center',
  padding: 8,
  fontSize: 'clamp(1.5rem, 5.2cqi, 3.5rem)',
  border: `2px dashed ${theme.palette.success.main}`,
  borderLeft: 0,
  textAlign: 'center',
  color: theme.palette.success.main,
}));

/** They stand on the bar; where a reduced one has no room for them, above it. */
const NeededWords = styled('div')<NeededProps>(
  ({ theme: { palette, typography }, ownerState }) => ({
    ...typography.body2,
    gridArea: '2 / 1',
    padding: `clamp(8px, 2cqi, 24px) 0 clamp(8px, 2cqi, 24px) ${CARD_PADDING}`,
    ...(ownerState.isReduced && {
      color: palette.success.contrastText,
      [noRoomInBar(ownerState)]: { gridArea: '1 / 1 / auto / -1', color: palette.success.main },
    }),
  }),
);

const FIGURE_SIZE = 'min(14cqi, 4rem)';

const NeededFigure = styled(Typography)<NeededProps>(({ ownerState }) => ({
  display: 'block',
  fontSize: FIGURE_SIZE,
  lineHeight: 1,
  wordSpacing: '-0.09em',
  whiteSpace: 'nowrap',
  ...(ownerState.isReduced && {
    fontSize: `min(${FIGURE_SIZE}, (${ownerState.percent}cqi - ${CARD_PADDING} - 6px) / ${measure(ownerState.figure)})`,
    [noRoomInBar(ownerState)]: { fontSize: FIGURE_SIZE },
  }),
}));
