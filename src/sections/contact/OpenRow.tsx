import { styled } from '@mui/material/styles';
import { ScriptOnly } from '../../components/ScriptOnly';
import { emptyBox } from '../../theme/emptyBox';

interface OpenRowProps {
  request: string;
  response: string;
}

/**
 * The form's head: a row of the ledger that is still to match, the request that the form will send,
 * and the response to come. After a success the note shows it matched; without a script this row
 * would stay open beside it. Only a picture.
 */
export function OpenRow({ request, response }: OpenRowProps) {
  return (
    <ScriptOnly isShownEarly>
      <OpenLine aria-hidden="true">
        <UnmatchedRequest>{request}</UnmatchedRequest> <AwaitedResponse>{response}</AwaitedResponse>
      </OpenLine>
    </ScriptOnly>
  );
}

const OpenLine = styled('div')(({ theme }) => ({
  // The usual words stay on one line in the narrowest window, longer ones wrap.
  fontSize: 'min(0.9375rem, 3.9vw)',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '14px 20px',
  backgroundColor: theme.palette.warning.light,
  color: theme.palette.text.primary,
  [theme.breakpoints.up('sm')]: { paddingInline: 32 },
}));

const UnmatchedRequest = styled('b')({
  display: 'flex',
  alignItems: 'center',
  gap: 'inherit',
  '&::after': emptyBox,
});

const AwaitedResponse = styled('b')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 'inherit',
  flexGrow: 1,
  // A line as long as the room between them.
  '&::before': {
    content: '""',
    flex: 1,
    borderTop: `2px dashed ${theme.palette.warning.main}`,
  },
}));
