import { styled } from '@mui/material/styles';
import { withTick } from '../../../theme/tick';

interface MatchedRowProps {
  request: string;
  code: string;
  response: string;
}

/** The request and its response as a matched row of the ledger. Only a picture: the note says it. */
export function MatchedRow({ request, code, response }: MatchedRowProps) {
  return (
    <Row aria-hidden="true">
      <b>{request}</b> <i>{code}</i>{' '}
      <svg viewBox="0 0 88 24" preserveAspectRatio="none">
        <path d="M0 6C48 6 40 18 88 18" />
      </svg>
      <b>{response}</b>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  paddingBottom: 8,
  marginBottom: 12,
  borderBottom: `1px solid ${theme.palette.success.main}`,
  // Below the request where the note is narrow.
  '& > b:last-child': { marginLeft: 'auto' },
  '& > i': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.2em',
    fontStyle: 'normal',
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.palette.success.main,
    ...withTick,
  },
  '& > svg': {
    flex: '1 0 32px',
    width: 32,
    height: 24,
    fill: 'none',
    color: theme.palette.success.main,
    stroke: 'currentColor',
    strokeWidth: 2,
  },
  '& path': { vectorEffect: 'non-scaling-stroke' },
}));
