import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { anchors } from '../../content/anchors';
import { ledger } from '../../content/sections/ledger';
import { inkTheme } from '../../theme/theme';

export const TRY_TASK_ID = `${anchors.ledgerTry}-task`;

interface LedgerLegendProps {
  isTried: boolean;
}

/** What the picture is, and what there is to do in the try. */
export function LedgerLegend({ isTried }: LedgerLegendProps) {
  return (
    <ThemeProvider theme={inkTheme}>
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        // The try says more than the picture: without this height, opening it would move what follows.
        sx={{ mt: '10px', minHeight: '4.4em' }}
      >
        {isTried && <span id={TRY_TASK_ID}>{ledger.hand.task} </span>}
        {/* In an element of its own: browser translation replaces text nodes. */}
        <span>{ledger.disclaimer}</span>
      </Typography>
    </ThemeProvider>
  );
}
