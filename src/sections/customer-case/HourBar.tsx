import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

interface HourBarProps {
  /** Whole hours that are as wide as the card, the same on both cards. */
  hours: number;
  minutes: number;
  /** The minutes that were needed before. What is no longer needed of them is free, and says so. */
  before?: { minutes: number; freed: string };
}

/** A bar of minutes. The one that follows another has the ruler of both below it. */
export function HourBar({ hours, minutes, before }: HourBarProps) {
  return (
    <div aria-hidden="true">
      <HourBarDrawing viewBox={`0 0 ${hours * 60} 20`} preserveAspectRatio="none">
        <NeededTime width={minutes} height="20" isReduced={Boolean(before)} />
        {/* The dashed line stays inside the bar: half of it would be cut off at the edge. */}
        {before && <FreedTime d={`M${minutes} .4H${before.minutes - 0.2}V19.6H${minutes}`} />}
      </HourBarDrawing>
      {before && (
        <>
          <FreedTimeLabel color="success" sx={{ ml: `${(100 * minutes) / before.minutes}%` }}>
            {before.freed}
          </FreedTimeLabel>
          <HourRuler hours={hours} />
        </>
      )}
    </div>
  );
}

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

/** A bar's height, in pixels. */
const HEIGHT = 56;

const HourBarDrawing = styled('svg')({ display: 'block', width: '100%', height: HEIGHT });

const outline = { strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;

interface NeededTimeProps {
  /** Whether more was needed before. */
  isReduced: boolean;
}

const NeededTime = styled('rect', {
  shouldForwardProp: (prop) => prop !== 'isReduced',
})<NeededTimeProps>(({ theme: { palette } }) => ({
  ...outline,
  fill: palette.secondary.main,
  stroke: palette.warning.main,
  variants: [{ props: { isReduced: true }, style: { fill: palette.success.main, stroke: 'none' } }],
}));

const FreedTime = styled('path')(({ theme: { palette } }) => ({
  ...outline,
  fill: 'none',
  stroke: palette.success.main,
  strokeDasharray: '5 4',
}));

/** Over the bar. Its size follows the window: in a reader's large font, it would be cut off. */
const FreedTimeLabel = styled(Typography)(({ theme: { typography } }) => ({
  marginTop: -HEIGHT,
  lineHeight: `${HEIGHT}px`,
  overflow: 'hidden',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontSize: 'min(1.25rem, 4.7vw)',
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
