import { styled } from '@mui/material/styles';
import { TEXT_START, windowWide } from '../../components/Section';
import { emptyBox } from '../../theme/emptyBox';
import { PAGE_GUTTER } from '../../theme/pageGrid';
import { tick } from '../../theme/tick';
import { colors } from '../../theme/tokens';

interface TimeBarProps {
  savedPercent: number;
  saved: string;
  rest: string;
}

/** The time of a reconciliation across the window, to scale: what is saved is green and ticked, the rest amber. */
export function TimeBar({ savedPercent, saved, rest }: TimeBarProps) {
  return (
    <WindowBar
      aria-hidden="true"
      style={{ gridTemplateColumns: `${savedPercent}fr ${100 - savedPercent}fr` }}
    >
      <SavedTime>
        <span>{saved}</span>
      </SavedTime>
      <RestTime>
        <RestWords>{rest}</RestWords>
      </RestTime>
    </WindowBar>
  );
}

const WindowBar = styled('div')(({ theme }) => ({
  ...theme.typography.h4,
  ...windowWide(theme),
  display: 'grid',
  // Otherwise, forced colours would drop the backgrounds.
  forcedColorAdjust: 'none',
  '@media print': { display: 'none' },
}));

const BarTime = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minWidth: 0,
  minHeight: 72,
  padding: `8px ${PAGE_GUTTER}`,
});

const SavedTime = styled(BarTime)(({ theme: { breakpoints, palette } }) => ({
  backgroundColor: palette.success.main,
  color: palette.success.contrastText,
  [breakpoints.up('md')]: { paddingLeft: TEXT_START },
  '&::after': tick,
}));

const RestTime = styled(BarTime)(({ theme: { palette } }) => ({
  backgroundColor: colors.toMatchLine,
  color: palette.text.primary,
  '&::after': { ...emptyBox, marginLeft: 'auto' },
}));

/** In em: where letters are larger, fewer windows have room. */
const RestWords = styled('span')({ '@media (max-width: 64em)': { display: 'none' } });
