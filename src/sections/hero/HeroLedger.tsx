import { styled } from '@mui/material/styles';
import { LedgerColumns, LedgerSheet } from '../../components/ledger/Ledger';
import { ROW_HEIGHT } from '../../components/ledger/ledgerMeasures';
import { anchors } from '../../content/anchors';
import { ledger } from '../../content/sections/ledger';
import { inkTheme } from '../../theme/theme';
import { COLUMN_GAP, PAGE_WIDTH } from '../../theme/tokens';
import { LedgerChoices } from './LedgerChoices';
import { LedgerFoot } from './LedgerFoot';
import { LedgerLegend } from './LedgerLegend';
import { matchByHand } from './matchByHand';
import { LEDGER_TIMELINE, matchByItself } from './matchByItself';
import { useMatching } from './useMatching';

/**
 * A drawing of the product's idea: the lines of a bank statement find their entries. It is a picture
 * until the reader follows its link « À vous de pointer »: readers then match the lines by hand. Both
 * ways show the same rows, and the choices lie over the entries.
 */
export function HeroLedger() {
  const matching = useMatching();
  const { isTried, matched } = matching;
  return (
    <LedgerFigure id={anchors.ledgerTry}>
      {!isTried && <div role="img" aria-label={ledger.description} />}
      <LedgerWithLegend>
        <LedgerSheet>
          <LedgerColumns {...ledger} drawLine={isTried ? matchByHand(matched) : matchByItself} />
          {isTried && <LedgerChoices {...matching} />}
          <LedgerFoot {...matching} />
        </LedgerSheet>
        <LedgerLegend isTried={isTried} />
      </LedgerWithLegend>
    </LedgerFigure>
  );
}

const LedgerFigure = styled('figure')(({ theme }) => ({
  margin: 0,
  // Centred beside the title, the ledger would move when its foot grows.
  alignSelf: 'start',
  containerType: 'inline-size',
  viewTimeline: LEDGER_TIMELINE,
  [ROW_HEIGHT]: '58px',
  // The ground, from the middle of the gap between text and ledger to the section's end.
  position: 'relative',
  zIndex: 0,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-24px -100vw -100vw',
    zIndex: -1,
    backgroundColor: inkTheme.palette.background.default,
  },
  // Beside the title the ledger is in view already: opening the try does not scroll.
  [theme.breakpoints.up('md')]: {
    marginTop: 50,
    scrollMarginTop: '50vh',
    [ROW_HEIGHT]: '80px',
    '&::before': { inset: `-100vw -100vw -100vw ${-COLUMN_GAP / 2}px` },
  },
  '@media print': { display: 'none' },
}));

const LedgerWithLegend = styled('div')(({ theme }) => ({
  // In wide windows as near to the window's edge as to the text.
  [theme.breakpoints.up('md')]: {
    width: `clamp(100%, 100% + 50vw - ${(PAGE_WIDTH + COLUMN_GAP) / 2}px, 760px)`,
  },
}));
