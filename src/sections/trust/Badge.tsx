import { styled } from '@mui/material/styles';
import type { TrustBadge } from '../../content/sections/trust';
import { tick } from '../../theme/tick';
import { CLAIM_COLUMNS } from './claimColumns';

interface BadgeProps {
  badge: TrustBadge;
}

/** A matched row of the ledger: what is claimed, and, at the other end of the line, what it says. */
export function Badge({ badge }: BadgeProps) {
  return (
    <Row>
      <h3>{badge.title}</h3>
      <p>{badge.text}</p>
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  // Each cell has a line of its own, so that the gutter stays free of it.
  '& > *': { borderTop: `1px solid ${theme.palette.divider}` },
  '&:last-of-type > *': { borderBottom: `1px solid ${theme.palette.divider}` },
  '& > h3': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    padding: '14px 16px',
    backgroundColor: theme.palette.success.light,
    '&::after': { ...tick, color: theme.palette.success.main },
  },
  '& > p': { padding: '12px 16px 16px', backgroundColor: theme.palette.background.paper },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: CLAIM_COLUMNS,
    // The gutter has a line from the claim to its text.
    '&::before': {
      content: '""',
      gridArea: '1 / 2',
      alignSelf: 'center',
      borderTop: `2px solid ${theme.palette.success.main}`,
    },
    '& > h3': { gridArea: '1 / 1' },
    '& > p': { display: 'flex', alignItems: 'center', minHeight: 88 },
  },
}));
