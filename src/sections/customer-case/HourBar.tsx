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
      <Bars viewBox={`0 0 ${hours * 60} 20`} preserveAspectRatio="none">
        <rect width={minutes} height="20" data-after={before && ''} />
        {/* The dashed line stays inside the bar: half of it would be cut off at the edge. */}
        {before && <path d={`M${minutes} .4H${before.minutes - 0.2}V19.6H${minutes}`} />}
      </Bars>
      {before && (
        <>
          <Freed sx={{ ml: `${(100 * minutes) / before.minutes}%` }}>{before.freed}</Freed>
          <Ruler>
            {Array.from({ length: hours + 1 }, (_, hour) => (
              <span key={hour}>{`${hour}\u00a0h `}</span>
            ))}
          </Ruler>
        </>
      )}
    </div>
  );
}

/** A bar's height, in pixels. */
const HEIGHT = 56;

const Bars = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: HEIGHT,
  '& > *': {
    fill: theme.palette.secondary.main,
    stroke: theme.palette.warning.main,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  },
  '& [data-after]': { fill: theme.palette.success.main, stroke: 'none' },
  '& path': { fill: 'none', stroke: theme.palette.success.main, strokeDasharray: '5 4' },
}));

/** Over the bar. Its size follows the window: in a reader's large font, it would be cut off. */
const Freed = styled('div')(({ theme }) => ({
  marginTop: -HEIGHT,
  lineHeight: `${HEIGHT}px`,
  overflow: 'hidden',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontSize: 'min(1.25rem, 4.7vw)',
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.palette.success.main,
}));

/** A label stands at the right of its tick; the last one, at the left of the ruler's end. */
const Ruler = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  display: 'flex',
  borderTop: `1px solid ${theme.palette.text.secondary}`,
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
  '& > span': {
    flex: '1 0 0',
    borderLeft: `1px solid ${theme.palette.text.secondary}`,
    paddingLeft: 5,
  },
  '& > span:last-of-type': {
    // Outside the row: its words would make the last hour wider.
    position: 'absolute',
    right: 0,
    borderLeft: 0,
    borderRight: `1px solid ${theme.palette.text.secondary}`,
    paddingRight: 5,
  },
}));
