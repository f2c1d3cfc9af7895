import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { Button, ButtonLink } from '../../components/Button';
import { isPlainClick } from '../../components/isPlainClick';
import { LEDGER_PADDING } from '../../components/ledger/ledgerMeasures';
import { anchors } from '../../content/anchors';
import { ledger } from '../../content/sections/ledger';
import { NEEDS_SCRIPT } from '../../theme/needsScript';
import { LedgerBalance } from './LedgerBalance';
import type { Matching } from './useMatching';

/** The account's balance: how many lines remain, and what the reader can do about it. */
export function LedgerFoot(matching: Matching) {
  const { isTried, matched, begin, restart } = matching;
  const isClosed = matched.length === ledger.codes.length;

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    // The browser would take the focus away once it has gone to the fragment.
    event.preventDefault();
    begin();
  }

  return (
    <Foot data-closed={isClosed || undefined}>
      <LedgerBalance {...matching} />{' '}
      {!isTried && (
        <ButtonLink className={NEEDS_SCRIPT} href={`#${anchors.ledgerTry}`} onClick={open}>
          {ledger.hand.open}
        </ButtonLink>
      )}
      {matched.length > 0 && (
        <Button type="button" onClick={restart}>
          {ledger.hand.again}
        </Button>
      )}
    </Foot>
  );
}

const Foot = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  alignContent: 'center',
  alignItems: 'baseline',
  rowGap: 14,
  // The try says more than the picture: without this, opening it would move what follows.
  minHeight: 133,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto', minHeight: 84 },
  padding: `8px ${LEDGER_PADDING}`,
  borderTop: `1px solid ${theme.palette.divider}`,
  '&[data-closed]': { borderTop: `4px double ${theme.palette.text.primary}` },
  '& output': theme.typography.subtitle2,
  '& b': {
    marginLeft: '0.2em',
    fontSize: theme.typography.figure.fontSize,
    // The tabular 1 has a foot.
    fontVariantNumeric: 'normal',
    // Does not make the words' line higher.
    lineHeight: 0,
    color: theme.palette.warning.main,
  },
  '& > a, & > button': {
    minHeight: 44,
    paddingInline: 12,
    fontSize: theme.typography.body2.fontSize,
  },
  '& output a': { display: 'inline-block' },
}));
