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
      <NeededFigure variant="figure" style={{ fontSize: fitFigure(figure, isShort ? 0.5 : share) }}>
        {figure}
      </NeededFigure>{' '}
      {caption}
    </>
  );
  return (
    <>
      <BarColumns style={{ gridTemplateColumns: columns.map((width) => `${width}fr`).join(' ') }}>
        <NeededTime ownerState={{ isReduced: before !== undefined }}>
          {!isShort && words}
        </NeededTime>
        {before && (
          <FreedTime ownerState={{ isShort }}>
            {isShort && words}
            <Typography variant="figure">{before.saving}</Typography>
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

/** A label stands at the left of its tick. */
function HourRuler({ hours }: HourRulerProps) {
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      aria-hidden="true"
      sx={{ display: 'flex', borderTop: 1 }}
    >
      {Array.from({ length: hours }, (_, hour) => (
        <HourOnRuler key={hour}>{`${hour + 1}\u00a0h `}</HourOnRuler>
      ))}
    </Typography>
  );
}

const PADDING = 'clamp(10px, 3.3cqi, 24px)';

const BarColumns = styled('div')({
  containerType: 'inline-size',
  display: 'grid',
  // About as high as the first bar's words: both bars have the same height.
  minHeight: 'clamp(76px, 15vw, 137px)',
  // Browsers print neither backgrounds nor light text. Chrome knows the property without a prefix from
  // 136: https://developer.mozilla.org/docs/Web/CSS/print-color-adjust
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
});

const BORDER = 2;

const BarTime = styled('div')(({ theme: { typography } }) => ({
  ...typography.body2,
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  padding: `6px 0 6px calc(${PADDING} - ${BORDER}px)`,
  border: `${BORDER}px solid transparent`,
}));

interface NeededTimeProps {
  ownerState: {
    /** Whether more was needed before. */
    isReduced: boolean;
  };
}

const NeededTime = styled(BarTime)<NeededTimeProps>(({ theme: { palette } }) => ({
  backgroundColor: colors.toMatchLine,
  variants: [
    {
      props: { isReduced: true },
      style: {
        backgroundColor: palette.success.main,
        color: palette.success.contrastText,
      },
    },
  ],
}));

interface FreedTimeProps {
  ownerState: {
    /** Whether the bar before it is, whose words stand here. */
    isShort: boolean;
  };
}

const FreedTime = styled(BarTime)<FreedTimeProps>(({ theme: { palette } }) => ({
  paddingInline: PADDING,
  border: `${BORDER}px dashed`,
  borderLeft: 0,
  color: palette.success.main,
  variants: [{ props: { isShort: false }, style: { textAlign: 'center' } }],
}));

const NeededFigure = styled(Typography)({
  lineHeight: 1,
  wordSpacing: '-0.09em',
  whiteSpace: 'nowrap',
});

const HourOnRuler = styled('span')({
  flex: '1 0 0',
  borderRight: '1px solid',
  paddingRight: 5,
  textAlign: 'right',
});
