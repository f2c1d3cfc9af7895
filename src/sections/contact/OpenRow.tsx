import { styled } from '@mui/material/styles';
import { emptyBox } from '../../theme/emptyBox';

interface OpenRowProps {
  request: string;
  response: string;
}

/**
 * A row of the ledger that is still to match: the request that the form will send. After a success
 * the note shows it matched. Only a picture, for which a phone has no room.
 */
export function OpenRow({ request, response }: OpenRowProps) {
  return (
    <Row aria-hidden="true">
      <b>{request}</b> <i /> <b>{response}</b>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'none',
  gridTemplateColumns: '1fr 64px 1fr',
  flexGrow: 1,
  maxHeight: 104,
  marginBlock: 'auto',
  color: theme.palette.text.primary,
  '& > b': {
    display: 'flex',
    alignItems: 'center',
    padding: '26px 16px',
    backgroundColor: theme.palette.background.paper,
  },
  '& > b:first-of-type': {
    justifyContent: 'space-between',
    backgroundColor: theme.palette.warning.light,
    '&::after': emptyBox,
  },
  '& > i': { alignSelf: 'center', borderTop: `2px dashed ${theme.palette.secondary.main}` },
  [theme.breakpoints.up('sm')]: { display: 'grid' },
}));
