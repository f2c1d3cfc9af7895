import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { leftCell, lineAcross, lineHalves, rightCell } from '../../components/ledger/lineHalves';
import { windowWide } from '../../components/Section';
import { customerCase, type CaseSide } from '../../content/sections/customerCase';
import { PAGE_GUTTER } from '../../theme/pageGrid';
import { CloseDays } from './CloseDays';

const { before, after, outcomes } = customerCase;

/** What was open before, at the left, and what it has become, at the other end of its line. */
export function CaseRows() {
  return (
    <RowList disablePadding>
      <CaseRow>
        <CloseCell side={before} /> <CloseCell side={after} />
      </CaseRow>
      {outcomes.map((outcome) => (
        <CaseRow key={outcome.before}>
          <BeforeCell>{outcome.before}</BeforeCell> <AfterCell>{outcome.after}</AfterCell>
        </CaseRow>
      ))}
    </RowList>
  );
}

interface CloseCellProps {
  side: CaseSide;
}

function CloseCell({ side }: CloseCellProps) {
  const isLate = side === before;
  const Cell = isLate ? BeforeCell : AfterCell;
  return (
    <Cell>
      <CloseDays days={side.closeDays} isLate={isLate} />
      <Typography variant="figure" color={isLate ? 'warning' : 'success'} sx={{ display: 'block' }}>
        {side.closeFigure}
      </Typography>{' '}
      {side.closeCaption}
    </Cell>
  );
}

/** Its rows go from one edge of the window to the other. */
const RowList = styled(List)(({ theme }) => ({
  ...theme.typography.body2,
  ...windowWide(theme),
  marginTop: 40,
  '@media print': { margin: 0 },
}));

const CaseRow = styled('li')(lineHalves);

const BeforeCell = styled('div')(({ theme: { breakpoints, palette } }) => ({
  position: 'relative',
  padding: `16px 8px 16px ${PAGE_GUTTER}`,
  borderTop: `1px solid ${palette.divider}`,
  backgroundColor: palette.warning.light,
  [breakpoints.up('md')]: leftCell(16),
  '&::after': { ...lineAcross, top: '50%', color: palette.success.main },
  '@media print': { paddingBlock: 4, '&::after': { content: 'none' } },
}));

const AfterCell = styled('div')(({ theme: { breakpoints, palette } }) => ({
  padding: `16px ${PAGE_GUTTER} 16px 8px`,
  borderTop: `1px solid ${palette.divider}`,
  backgroundColor: palette.success.light,
  [breakpoints.up('md')]: rightCell(16),
  '@media print': { paddingBlock: 4 },
}));
