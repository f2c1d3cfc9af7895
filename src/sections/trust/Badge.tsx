import { styled } from '@mui/material/styles';
import { emptyBox } from '../../theme/emptyBox';
import { tick } from '../../theme/tick';
import { GUTTER, TEXT_WIDTH } from './claimColumns';

interface BadgeProps {
  title: string;
  text: string;
  isPending?: boolean;
}

/**
 * A row of the ledger: what is claimed, and, at the other end of the line, what it says. What is
 * pending is still to match.
 */
export function Badge({ title, text, isPending }: BadgeProps) {
  return (
    <Row data-pending={isPending}>
      <h3>{title}</h3>
      <p>{text}</p>
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
    gap: 12,
    alignItems: 'center',
    padding: '14px 16px',
    backgroundColor: theme.palette.success.light,
    '&::after': { ...tick, color: theme.palette.success.main },
  },
  '&[data-pending] > h3': {
    backgroundColor: theme.palette.warning.light,
    // The tick's would turn the box. Its middle is under theirs.
    '&::after': { ...emptyBox, transform: 'none', marginRight: '-0.33em' },
  },
  '& > p': { padding: '12px 16px 16px', backgroundColor: theme.palette.background.paper },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: `minmax(0, 1fr) ${GUTTER}px minmax(0, ${TEXT_WIDTH})`,
    // The gutter has a line from the claim to its text.
    '&::before': {
      content: '""',
      gridArea: '1 / 2',
      alignSelf: 'center',
      borderTop: `2px solid ${theme.palette.success.main}`,
    },
    '&[data-pending]::before': { borderTop: `2px dashed ${theme.palette.warning.main}` },
    '& > h3': { gridArea: '1 / 1' },
    '& > p': { display: 'flex', alignItems: 'center', minHeight: 96 },
  },
  [theme.breakpoints.up('md')]: { '& > h3': { fontSize: '1.4375rem' } },
}));
