import { styled } from '@mui/material/styles';
import { emptyBox } from '../../theme/emptyBox';
import { tick } from '../../theme/tick';
import { CARD_PADDING, colors } from '../../theme/tokens';

interface TimeBarProps {
  savedPercent: number;
  saved: string;
  rest: string;
}

/** The time of a reconciliation as a bar, to scale: what is saved is green and ticked, the rest amber. */
export function TimeBar({ savedPercent, saved, rest }: TimeBarProps) {
  return (
    <StackedTimes
      aria-hidden="true"
      style={{ gridTemplateRows: `${savedPercent}fr ${100 - savedPercent}fr` }}
    >
      <SavedTime>{saved}</SavedTime>
      <RestTime>{rest}</RestTime>
    </StackedTimes>
  );
}

const StackedTimes = styled('div')(({ theme: { typography } }) => ({
  ...typography.h4,
  display: 'grid',
  minHeight: 160,
  // Otherwise, forced colours would drop the backgrounds.
  forcedColorAdjust: 'none',
}));

const BarTime = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingInline: CARD_PADDING,
});

const SavedTime = styled(BarTime)(({ theme: { palette } }) => ({
  backgroundColor: palette.success.main,
  color: palette.success.contrastText,
  '&::after': { ...tick, marginRight: '0.33em' },
}));

const RestTime = styled(BarTime)(({ theme: { palette } }) => ({
  backgroundColor: colors.toMatchLine,
  color: palette.text.primary,
  '&::after': emptyBox,
}));
