import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LinkedText } from '../../components/LinkedText';
import { emptyBox } from '../../theme/emptyBox';
import { leftCell, lineAcross, lineHalves, rightCell } from '../../components/ledger/lineHalves';
import { printColumn } from '../../theme/printColumns';
import { tick } from '../../theme/tick';

interface BadgeProps {
  title: string;
  text: string;
  isPending: boolean;
}

/**
 * A row of the ledger: what is claimed, and, at the other end of the line, what it says. What is
 * pending is still to match.
 */
export function Badge({ title, text, isPending }: BadgeProps) {
  return (
    <BadgeRow>
      <BadgeTitle variant="h3" ownerState={{ isPending }}>
        {title}
      </BadgeTitle>
      <BadgeText variant="body2">
        <LinkedText>{text}</LinkedText>
      </BadgeText>
    </BadgeRow>
  );
}

const BadgeRow = styled('li')(({ theme: { breakpoints } }) => ({
  [breakpoints.up('md')]: lineHalves,
  '@media print': printColumn,
}));

/** Each cell has a line of its own, so that the gutter stays free of it. */
const cellLine = ({ palette }: Theme) => ({ borderTop: `1px solid ${palette.divider}` });

const BadgeTitle = styled(Typography)<{ ownerState: { isPending: boolean } }>(({ theme }) => ({
  ...cellLine(theme),
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  alignItems: 'center',
  padding: '8px 16px',
  backgroundColor: theme.palette.success.light,
  [theme.breakpoints.up('md')]: {
    ...leftCell(12),
    // The gutter has a line from the claim to its text.
    '&::before': { ...lineAcross, color: theme.palette.success.main },
  },
  variants: [
    {
      props: { isPending: true },
      style: {
        backgroundColor: theme.palette.warning.light,
        '&::before': { color: theme.palette.warning.main, borderTopStyle: 'dashed' },
        '&::after': emptyBox,
      },
    },
    {
      props: { isPending: false },
      style: { '&::after': { ...tick, color: theme.palette.success.main } },
    },
  ],
  '@media print': { '&::before': { content: 'none' } },
}));

const BadgeText = styled(Typography)(({ theme }) => ({
  ...cellLine(theme),
  padding: '8px 16px 10px',
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('md')]: {
    alignContent: 'center',
    minHeight: 76,
    ...rightCell(12),
  },
}));
