import { styled } from '@mui/material/styles';
import { emptyBox } from '../../theme/emptyBox';
import { COLUMN_GAP } from '../../theme/tokens';

interface OpenRowProps {
  request: string;
}

/**
 * A row of the ledger that is still to match, joined to the form beside it: the request that the form
 * will send. After a success the note shows it matched. Only a picture, for which a phone has no room.
 */
export function OpenRow({ request }: OpenRowProps) {
  return <Row aria-hidden="true">{request}</Row>;
}

const Row = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'relative',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlock: 'auto',
  padding: '24px 16px',
  backgroundColor: theme.palette.warning.light,
  color: theme.palette.text.primary,
  fontWeight: theme.typography.fontWeightMedium,
  '&::after': emptyBox,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '100%',
    width: COLUMN_GAP,
    borderTop: `2px dashed ${theme.palette.secondary.main}`,
  },
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));
