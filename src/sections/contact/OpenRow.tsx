import { styled } from '@mui/material/styles';
import { WITH_SCRIPT } from '../../islands/scripting';
import { emptyBox } from '../../theme/emptyBox';

interface OpenRowProps {
  request: string;
}

/**
 * The form's head: a row of the ledger that is still to match, the request that the form will send.
 * After a success the note shows it matched; without a script this row would stay open beside it.
 * Only a picture.
 */
export function OpenRow({ request }: OpenRowProps) {
  return (
    <Row className={WITH_SCRIPT} aria-hidden="true">
      {request}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '14px 20px',
  backgroundColor: theme.palette.warning.light,
  color: theme.palette.text.primary,
  fontWeight: theme.typography.fontWeightMedium,
  '&::after': emptyBox,
  [theme.breakpoints.up('sm')]: { paddingInline: 32 },
}));
