import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../components/isPlainClick';
import { LEDGER_PADDING } from '../../components/ledger/ledgerMeasures';
import { ScriptOnly } from '../../components/ScriptOnly';
import { anchors } from '../../content/anchors';
import { ledger } from '../../content/sections/ledger';
import { LedgerBalance } from './LedgerBalance';
import type { Matching } from './useMatching';

/** The account's balance: how many lines remain, and what the reader can do about it. */
export function LedgerFoot(matching: Matching) {
  const { isTried, matched, begin, restart } = matching;

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    // The browser would take the focus away once it has gone to the fragment.
    event.preventDefault();
    begin();
  }

  return (
    <LedgerFootRow isClosed={matched.length === ledger.codes.length}>
      <LedgerBalance {...matching} />{' '}
      {!isTried && (
        <ScriptOnly component="span" isShownEarly>
          {/* Before hydration, the fragment opens the try: see useMatching. */}
          <FootButton href={`#${anchors.ledgerTry}`} onClick={open}>
            {ledger.hand.open}
          </FootButton>
        </ScriptOnly>
      )}
      {matched.length > 0 && <FootButton onClick={restart}>{ledger.hand.again}</FootButton>}
    </LedgerFootRow>
  );
}

function FootButton(props: ButtonProps) {
  return <Button variant="outlined" color="inherit" size="small" sx={{ px: 1.5 }} {...props} />;
}

const LedgerFootRow = styled('div')<{ isClosed: boolean }>(
  ({ theme: { breakpoints, palette } }) => ({
    gridColumn: '1 / -1',
    display: 'grid',
    alignContent: 'center',
    alignItems: 'baseline',
    rowGap: 14,
    // The try says more than the picture: without this, opening it would move what follows.
    minHeight: 133,
    [breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto', minHeight: 84 },
    padding: `8px ${LEDGER_PADDING}`,
    borderTop: `1px solid ${palette.divider}`,
    variants: [
      { props: { isClosed: true }, style: { borderTop: `4px double ${palette.text.primary}` } },
    ],
  }),
);
