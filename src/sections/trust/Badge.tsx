import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TEXT_START } from '../../components/Section';
import { LinkedText } from '../../components/LinkedText';
import { printColumn } from '../../theme/printColumns';
import { emptyBox } from '../../theme/emptyBox';
import { GUTTER, INNER_SPACE, OUTER_SPACE } from '../../theme/pageGrid';
import { tick } from '../../theme/tick';

interface BadgeProps {
  title: string;
  text: string;
  isPending?: boolean;
  /** Under the last badge, a line closes the ledger. */
  isLast: boolean;
}

/**
 * A row of the ledger: what is claimed, and, at the other end of the line, what it says. What is
 * pending is still to match.
 */
export function Badge({ title, text, ...look }: BadgeProps) {
  return (
    <BadgeRow ownerState={look}>
      <BadgeTitle variant="h3" ownerState={look}>
        {title}
      </BadgeTitle>
      <BadgeText variant="body2" ownerState={look}>
        <span>
          <LinkedText>{text}</LinkedText>
        </span>
      </BadgeText>
    </BadgeRow>
  );
}

interface BadgeLook {
  ownerState: Pick<BadgeProps, 'isPending' | 'isLast'>;
}

const BadgeRow = styled('li')<BadgeLook>(({ theme: { breakpoints, palette } }) => ({
  display: 'grid',
  [breakpoints.up('sm')]: {
    gridTemplateColumns: `minmax(0, 1fr) ${GUTTER.sm}px minmax(0, 1fr)`,
    // The gutter has a line from the claim to its text.
    '&::before': {
      content: '""',
      gridArea: '1 / 2',
      alignSelf: 'center',
      borderTop: `2px solid ${palette.success.main}`,
    },
  },
  [breakpoints.up('md')]: { gridTemplateColumns: `minmax(0, 1fr) ${GUTTER.md}px minmax(0, 1fr)` },
  variants: [
    {
      props: { isPending: true },
      style: { '&::before': { borderTopColor: palette.warning.main, borderTopStyle: 'dashed' } },
    },
  ],
  '@media print': { ...printColumn, '&::before': { content: 'none' } },
}));

const rowLine = ({ palette }: Theme) => `1px solid ${palette.divider}`;

/** Each cell has lines of its own, so that the gutter stays free of them. */
const closingLine = (theme: Theme) => ({
  props: { isLast: true },
  style: { borderBottom: rowLine(theme) },
});

const BadgeTitle = styled(Typography)<BadgeLook>(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  alignItems: 'center',
  padding: '8px 16px',
  borderTop: rowLine(theme),
  backgroundColor: theme.palette.success.light,
  [theme.breakpoints.up('sm')]: { gridArea: '1 / 1', paddingInline: `24px ${INNER_SPACE}px` },
  [theme.breakpoints.up('md')]: {
    fontSize: '1.4375rem',
    paddingLeft: TEXT_START,
  },
  variants: [
    closingLine(theme),
    {
      props: { isPending: true },
      style: {
        backgroundColor: theme.palette.warning.light,
        // Its middle is under the ticks'.
        '&::after': { ...emptyBox, marginRight: '-0.33em' },
      },
    },
    {
      props: ({ isPending }) => !isPending,
      style: { '&::after': { ...tick, color: theme.palette.success.main } },
    },
  ],
}));

const BadgeText = styled(Typography)<BadgeLook>(({ theme }) => ({
  // Where a reader's letters are twice as large, half a window is narrower than some words.
  overflowWrap: 'anywhere',
  padding: '8px 16px 10px',
  borderTop: rowLine(theme),
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 76,
    padding: `12px 24px 12px ${INNER_SPACE}px`,
  },
  [theme.breakpoints.up('md')]: { paddingRight: OUTER_SPACE },
  variants: [closingLine(theme)],
}));
