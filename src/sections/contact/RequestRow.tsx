import Box from '@mui/material/Box';
import { Ledger } from '../../components/ledger/Ledger';
import { ScriptOnly } from '../../components/hydration/ScriptOnly';
import { contact } from '../../content/sections/contact';

interface RequestRowProps {
  isSent: boolean;
}

const { code, request, response } = contact.requestRow;

/**
 * The visitor's request as the last line of the ledger, open until it is sent: then a curve joins it
 * with the response. Only a picture. Without a script it would stay open after a native post.
 */
export function RequestRow({ isSent }: RequestRowProps) {
  return (
    <ScriptOnly isShownEarly>
      <Box sx={{ gridArea: 'row', displayPrint: 'none' }}>
        <Ledger
          statement={[{ ...request, id: 'request', code }]}
          entries={[{ ...response, id: 'response', code }]}
          stateOf={() => (isSent ? 'justMatched' : 'open')}
        />
      </Box>
    </ScriptOnly>
  );
}
