import { styled } from '@mui/material/styles';
import { anchors } from '../../content/anchors';
import { ledger } from '../../content/sections/ledger';

export const TRY_TASK_ID = `${anchors.ledgerTry}-task`;

interface LedgerLegendProps {
  isTried: boolean;
}

/** What the picture is, and what there is to do in the try. */
export function LedgerLegend({ isTried }: LedgerLegendProps) {
  return (
    <Legend>
      {isTried && <span id={TRY_TASK_ID}>{ledger.hand.task} </span>}
      {/* In an element of its own: browser translation replaces text nodes. */}
      <span>{ledger.disclaimer}</span>
    </Legend>
  );
}

const Legend = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '10px 0 0',
  // The try says more than the picture: without this, opening it would move what follows.
  minHeight: '4.4em',
  color: theme.palette.primary.light,
}));
