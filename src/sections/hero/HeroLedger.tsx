import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ledger } from '../../content/sections/ledger';
import { SCREEN_ONLY } from '../../theme/print';
import { LedgerCount } from './LedgerCount';
import { LedgerLinks } from './LedgerLinks';
import { setMatchDelays } from './ledgerMotion';
import { LedgerRows } from './LedgerRows';

const unmatched = ledger.statement.filter(({ code }) => code === undefined);

/**
 * A drawing of the product's idea: bank statement lines matched with ERP entries. The animation
 * ends within 5 s: WCAG 2.2.2 requires a pause control for longer ones.
 */
export function HeroLedger() {
  return (
    <Box
      component="figure"
      className={SCREEN_ONLY}
      role="img"
      aria-label={ledger.description}
      sx={{
        // Not centred beside the title: it would move up with each row that arrives.
        alignSelf: 'start',
        mt: { md: 10 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        containerType: 'inline-size',
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr clamp(28px, 9%, 64px) 1fr',
          ...setMatchDelays(ledger.statement),
        }}
      >
        <LedgerRows title={ledger.statementTitle} lines={ledger.statement} align="start" />
        <LedgerLinks statement={ledger.statement} entries={ledger.entries} />
        <LedgerRows title={ledger.entriesTitle} lines={ledger.entries} align="end" />
        <Box
          sx={{
            gridColumn: '1 / -1',
            display: 'flex',
            flexWrap: 'wrap',
            alignContent: 'center',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            columnGap: 2,
            px: { xs: 1, sm: 2.5 },
            py: 1.5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <LedgerCount
            label={ledger.remainingLabel}
            from={ledger.statement.length}
            to={unmatched.length}
          />
          <Typography variant="caption" color="textSecondary">
            {ledger.disclaimer}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
