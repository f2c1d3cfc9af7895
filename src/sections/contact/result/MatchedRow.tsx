import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { withTick } from '../../../theme/tick';

interface MatchedRowProps {
  request: string;
  code: string;
  response: string;
}

/** The request and its response as a matched row of the ledger. Only a picture: the note says it. */
export function MatchedRow({ request, code, response }: MatchedRowProps) {
  return (
    <MatchedLine aria-hidden="true">
      <Typography variant="subtitle2" component="b">
        {request}
      </Typography>{' '}
      <RequestCode>{code}</RequestCode>{' '}
      <JoiningCurve viewBox="0 0 88 24" preserveAspectRatio="none">
        <path d="M0 6C48 6 40 18 88 18" vectorEffect="non-scaling-stroke" />
      </JoiningCurve>
      {/* Below the request where the note is narrow. */}
      <Typography variant="subtitle2" component="b" sx={{ ml: 'auto' }}>
        {response}
      </Typography>
    </MatchedLine>
  );
}

const MatchedLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  paddingBottom: 8,
  marginBottom: 12,
  borderBottom: `1px solid ${theme.palette.success.main}`,
}));

const RequestCode = styled('b')(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'flex',
  alignItems: 'center',
  gap: '0.2em',
  color: theme.palette.success.main,
  ...withTick,
}));

const JoiningCurve = styled('svg')(({ theme }) => ({
  flex: '1 0 32px',
  width: 32,
  height: 24,
  fill: 'none',
  color: theme.palette.success.main,
  stroke: 'currentColor',
  strokeWidth: 2,
}));
