import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { drawOpen } from '../../components/ledger/drawOpen';
import { Ledger } from '../../components/ledger/Ledger';
import type { DrawLine } from '../../components/ledger/lineLook';
import { thread, THREAD_LENGTH } from '../../components/ledger/thread';
import { ScriptOnly } from '../../components/ScriptOnly';
import { contact } from '../../content/sections/contact';

interface RequestRowProps {
  isSent: boolean;
}

const { code, request, response } = contact.requestRow;

/**
 * The visitor's request as the last line of the ledger, open until it is sent: then a thread joins it
 * with the response. Only a picture. Without a script it would stay open after a native post.
 */
export function RequestRow({ isSent }: RequestRowProps) {
  return (
    <ScriptOnly isShownEarly>
      <Box sx={{ gridArea: 'row', displayPrint: 'none' }}>
        <Ledger
          statement={[{ ...request, id: 'request', code }]}
          entries={[{ ...response, id: 'response', code }]}
          drawLine={isSent ? drawMatched : drawOpen}
        />
      </Box>
    </ScriptOnly>
  );
}

const threadIsDrawn = keyframes({ from: { strokeDashoffset: THREAD_LENGTH } });

const drawMatched: DrawLine = () => ({
  amber: { opacity: 0 },
  box: { display: 'none' },
  code: {},
  curve: {
    ...thread,
    '@media (prefers-reduced-motion: no-preference)': { animation: `${threadIsDrawn} 0.6s` },
  },
});
