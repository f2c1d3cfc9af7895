import { styled } from '@mui/material/styles';
import { Button, ButtonLink } from '../../components/Button';
import { LEDGER_PADDING } from '../../components/ledger/ledgerMeasures';
import { anchors } from '../../content/anchors';
import { ledger } from '../../content/sections/ledger';
import { Island } from '../../islands/Island';
import { LedgerBalance } from './LedgerBalance';
import { whenAllMatched } from './matchByHand';

/** The account's balance: how many lines remain, and what the reader can do about it. */
export function LedgerFoot() {
  const { hand } = ledger;
  return (
    <Foot>
      <Island name="balance" isOnDemand>
        <LedgerBalance />
      </Island>{' '}
      <ButtonLink data-when="picture" href={`#${anchors.ledgerTry}`}>
        {hand.open}
      </ButtonLink>{' '}
      <Button data-when="begun" type="reset">
        {hand.again}
      </Button>
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
  [`figure${whenAllMatched} &`]: { borderTop: `4px double ${theme.palette.text.primary}` },
  '& p, & output': theme.typography.subtitle2,
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
