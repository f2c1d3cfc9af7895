import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { colors } from '../../theme/tokens';

interface HourBarProps {
  title: string;
  /** Whole hours that are as wide as the card, the same on both cards. */
  hours: number;
  minutes: number;
  /** The minutes in words. */
  figure: string;
  caption: string;
  /** The minutes that were needed before. What is no longer needed of them is free, and says so. */
  before?: { minutes: number; saving: string };
}

/** A bar of minutes that says how many. The one that follows another has the ruler of both below it. */
export function HourBar({ title, hours, minutes, figure, caption, before }: HourBarProps) {
  const scale = hours * 60;
  const share = minutes / scale;
  const isShort = before !== undefined && share < SHORTEST_WITH_WORDS;
  const freedMinutes = before ? before.minutes - minutes : 0;
  const columns = [minutes, freedMinutes, scale - minutes - freedMinutes];
  const words = (
    <>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2">
        <NeededFigure
          variant="figure"
          style={{ fontSize: fitFigure(figure, isShort ? 0.5 : share) }}
        >
          {figure}
        </NeededFigure>{' '}
        {caption}
      </Typography>
    </>
  );
  return (
    <>
      <BarColumns style={{ gridTemplateColumns: columns.map((width) => `${width}fr`).join(' ') }}>
        <NeededTime ownerState={{ isReduced: before !== undefined }}>
          {!isShort && words}
        </NeededTime>
        {before && (
          <FreedTime>
            {isShort && words}
            <FreedWords>{before.saving}</FreedWords>
          </FreedTime>
        )}
      </BarColumns>
      {before && <HourRuler hours={hours} />}
    </>
  );
}

/** A shorter bar has its words beside it. */
const SHORTEST_WITH_WORDS = 0.18;

/** The size at which a figure fits a bar that takes this share of the card. */
const fitFigure = (figure: string, share: number) =>
  `min(14cqi, 4.75rem, calc((${100 * share}cqi - ${PADDING} - 6px) / ${figure.length * 0.55}))`;

interface HourRulerProps {
  hours: number;
}

/** A label stands at the right of its tick; the last one, at the left of the ruler's end. */
function HourRuler({ hours }: HourRulerProps) {
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      aria-hidden="true"
      sx={{ position: 'relative', display: 'flex', borderTop: 1, whiteSpace: 'nowrap' }}
    >
      {Array.from({ length: hours }, (_, hour) => (
        <HourOnRuler key={hour}>{nameHour(hour)}</HourOnRuler>
      ))}
      <LastHourOnRuler>{nameHour(hours)}</LastHourOnRuler>
    </Typography>
  );
}

const nameHour = (hour: number) => `${hour}\u00a0h `;

const PADDING = 'clamp(10px, 3.3cqi, 24px)';

const BarColumns = styled('div')(({ theme: { breakpoints } }) => ({
  containerType: 'inline-size',
  display: 'grid',
  minHeight: 76,
  // Browsers print neither backgrounds nor light text. Chrome knows the property without a prefix from
  // 136: https://developer.mozilla.org/docs/Web/CSS/print-color-adjust
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
  // As high as the first bar's words: both bars have the same height.
  [breakpoints.up('md')]: { minHeight: 137 },
}));

const BORDER = 2;

const BarTime = styled('div')({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  padding: `6px 0 6px calc(${PADDING} - ${BORDER}px)`,
  border: `${BORDER}px solid`,
});

interface NeededTimeProps {
  ownerState: {
    /** Whether more was needed before. */
    isReduced: boolean;
  };
}

const NeededTime = styled(BarTime)<NeededTimeProps>(({ theme: { palette } }) => ({
  borderColor: palette.warning.main,
  backgroundColor: colors.toMatchLine,
  variants: [
    {
      props: { isReduced: true },
      style: {
        borderColor: palette.success.main,
        backgroundColor: palette.success.main,
        color: palette.success.contrastText,
      },
    },
  ],
}));

const FreedTime = styled(BarTime)(({ theme: { palette } }) => ({
  paddingInline: PADDING,
  borderStyle: 'dashed',
  borderLeft: 0,
  color: palette.success.main,
}));

const NeededFigure = styled(Typography)({
  display: 'block',
  lineHeight: 1,
  wordSpacing: '-0.09em',
  whiteSpace: 'nowrap',
});

const FreedWords = styled('div')(({ theme: { typography } }) => ({
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: 'min(1.75rem, 4.7vw)',
  fontWeight: typography.fontWeightMedium,
}));

const HourOnRuler = styled('span')({ flex: '1 0 0', borderLeft: '1px solid', paddingLeft: 5 });

/** Outside the row: its words would make the last hour wider. */
const LastHourOnRuler = styled('span')({
  position: 'absolute',
  right: 0,
  borderRight: '1px solid',
  paddingInline: 5,
});
