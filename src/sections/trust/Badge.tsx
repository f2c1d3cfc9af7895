import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TrustBadge } from '../../content/sections/trust';
import { tick } from '../../theme/tick';

interface BadgeProps {
  badge: TrustBadge;
}

/** A matched row of the ledger: what is claimed, a curve with its tick, and what it says. */
export function Badge({ badge }: BadgeProps) {
  return (
    <Row>
      <Typography component="h3" variant="h3">
        {badge.title}
      </Typography>
      <Curve aria-hidden="true" viewBox="0 0 88 24">
        <path d="M0 6C48 6 40 18 88 18" />
      </Curve>
      <Typography variant="body2">{badge.text}</Typography>
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  borderTop: `1px solid ${theme.palette.divider}`,
  '&:last-of-type': { borderBottom: `1px solid ${theme.palette.divider}` },
  '& > h3': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    padding: '14px 16px',
    backgroundColor: theme.palette.success.light,
    '&::after': { ...tick, color: theme.palette.success.main },
  },
  '& > p': { padding: '12px 16px 16px', backgroundColor: theme.palette.background.paper },
  '& > svg': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) 88px minmax(0, 7fr)',
    '& > svg': { display: 'block' },
    '& > p': {
      display: 'flex',
      alignItems: 'center',
      backgroundColor: theme.palette.success.light,
      minHeight: 72,
    },
  },
}));

const Curve = styled('svg')(({ theme }) => ({
  alignSelf: 'center',
  width: '100%',
  fill: 'none',
  color: theme.palette.success.main,
  stroke: 'currentColor',
  strokeWidth: 2,
}));
