import { styled } from '@mui/material/styles';
import { emptyBox } from '../../theme/emptyBox';
import { tick } from '../../theme/tick';
import { CARD_PADDING, colors } from '../../theme/tokens';

interface TimeBarsProps {
  savedPercent: number;
  saved: string;
  rest: string;
}

const BARS = 5;

/** The time of a reconciliation in equal parts, to count: the saved ones are green and ticked, the others amber. */
export function TimeBars({ savedPercent, saved, rest }: TimeBarsProps) {
  const savedBars = Math.floor((savedPercent / 100) * BARS);
  return (
    <StackedBars aria-hidden="true">
      {Array.from({ length: BARS }, (_, index) => (
        <TimeBar key={index} ownerState={{ isSaved: index < savedBars }}>
          {index === 0 && saved}
          {index === savedBars && rest}
        </TimeBar>
      ))}
    </StackedBars>
  );
}

const StackedBars = styled('div')(({ theme: { typography } }) => ({
  ...typography.h4,
  display: 'grid',
  gridAutoRows: '1fr',
  gap: 3,
  // Otherwise, forced colours would drop the backgrounds.
  forcedColorAdjust: 'none',
}));

const TimeBar = styled('div')<{ ownerState: { isSaved: boolean } }>(({ theme: { palette } }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 30,
  paddingInline: CARD_PADDING,
  '&::after': { marginLeft: 'auto' },
  variants: [
    {
      props: { isSaved: true },
      style: {
        backgroundColor: palette.success.main,
        color: palette.success.contrastText,
        '&::after': { ...tick, marginRight: '0.33em' },
      },
    },
    {
      props: { isSaved: false },
      style: {
        backgroundColor: colors.toMatchLine,
        color: palette.text.primary,
        '&::after': emptyBox,
      },
    },
  ],
}));
