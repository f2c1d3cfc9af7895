import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { Ground } from '../../components/Ground';
import { TEXT_START, windowWide } from '../../components/Section';
import { benefits, type Benefit } from '../../content/sections/benefits';
import { emptyBox } from '../../theme/emptyBox';
import { PAGE_GUTTER } from '../../theme/pageGrid';
import { matchedTheme } from '../../theme/theme';
import { colors } from '../../theme/tokens';
import { BenefitFigure } from './BenefitFigure';
import { BenefitText } from './BenefitText';

interface TimeBarProps {
  benefit: Benefit;
}

const { savedPercent, rest } = benefits.timeBar;

/** The time of a reconciliation across the window, to scale: what is saved is green, and says so, the rest amber. */
export function TimeBar({ benefit }: TimeBarProps) {
  return (
    <WindowBar
      component="li"
      square
      // A smaller percentage still has room for its figure on a phone.
      style={{
        gridTemplateColumns: `minmax(min-content, ${savedPercent}fr) ${100 - savedPercent}fr`,
      }}
    >
      <Ground as="div" theme={matchedTheme} sx={savedTime}>
        <BenefitFigure {...benefit} size="min(24vw, 14rem)" />
        <BenefitText {...benefit} />
      </Ground>
      <RestTime aria-hidden="true">
        <RestWords>{rest}</RestWords>
      </RestTime>
    </WindowBar>
  );
}

const WindowBar = styled(Card)(({ theme }) => ({
  ...windowWide(theme),
  display: 'grid',
  border: 0,
  // Otherwise, forced colours would drop the backgrounds.
  forcedColorAdjust: 'none',
  '@media print': { margin: 0, overflow: 'visible' },
})) as typeof Card;

const savedTime = {
  padding: `16px ${PAGE_GUTTER} 24px`,
  pl: { md: TEXT_START },
  '@media print': { padding: 0 },
};

const RestTime = styled('div')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  justifyContent: 'end',
  gap: 12,
  minWidth: 0,
  padding: `24px ${PAGE_GUTTER}`,
  backgroundColor: colors.toMatchLine,
  '&::after': emptyBox,
  '@media print': { display: 'none' },
}));

/** In em: where letters are larger, fewer windows have room for them side by side. */
const RestWords = styled('span')({ '@media (max-width: 64em)': { writingMode: 'vertical-rl' } });
