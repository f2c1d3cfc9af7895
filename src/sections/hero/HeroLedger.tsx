import { styled } from '@mui/material/styles';
import { Ledger } from '../../components/ledger/Ledger';
import type { LineState } from '../../components/ledger/lineState';
import { LEDGER_TIMELINE } from '../../components/ledger/ledgerMotion';
import { anchors } from '../../content/anchors';
import { ledger } from '../../content/sections/ledger';
import { DoubleRule } from './DoubleRule';
import { LedgerChoices } from './LedgerChoices';
import type { Matching } from './useMatching';

/**
 * A drawing of the product's idea: the lines of a bank statement find their entries. It is a picture
 * until the reader follows the link « À vous de pointer »: readers then match the lines by hand. Both
 * ways show the same rows, and the choices lie over the entries.
 */
export function HeroLedger(matching: Matching) {
  const { isByHand, matched, isClosed } = matching;
  function stateOf(code: string): LineState {
    if (!isByHand) return 'byItself';
    return matched.includes(code) ? 'matched' : 'toMatch';
  }
  return (
    <LedgerFigure
      id={anchors.ledgerByHand}
      {...(!isByHand && { role: 'img', 'aria-label': ledger.description })}
    >
      <Ledger
        {...ledger}
        stateOf={stateOf}
        next={ledger.codes.find((code) => !matched.includes(code))}
      >
        {isByHand && <LedgerChoices {...matching} />}
      </Ledger>
      <DoubleRule ownerState={{ isByHand, isClosed }} />
    </LedgerFigure>
  );
}

const LedgerFigure = styled('figure')(({ theme: { breakpoints } }) => ({
  gridArea: 'ledger',
  margin: 0,
  [breakpoints.up('md')]: { marginTop: 24 },
  viewTimeline: LEDGER_TIMELINE,
  // In a wide window the ledger is in view already: the link to it does not scroll.
  scrollMarginTop: '50vh',
  '@media print': { display: 'none' },
}));
