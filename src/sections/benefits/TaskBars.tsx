import { styled } from '@mui/material/styles';
import { emptyBox } from '../../theme/emptyBox';
import { tick } from '../../theme/tick';
import { CARD_PADDING, colors } from '../../theme/tokens';
import { CARD_ROWS, cellLine, DRAWING_COLUMNS, layouts } from './sheetLayout';

interface TaskBarsProps {
  automatic: readonly string[];
  manual: readonly string[];
  /** Whether they are the first benefit's drawing. */
  isFirst: boolean;
}

/** The tasks of a reconciliation: the automatic ones are green and ticked, the others amber. They fill a cell. */
export function TaskBars({ automatic, manual, isFirst }: TaskBarsProps) {
  return (
    <StackedBars aria-hidden="true" ownerState={{ isFirst }}>
      {[...automatic, ...manual].map((task) => (
        <TaskBar key={task} ownerState={{ isAutomatic: automatic.includes(task) }}>
          {task}
        </TaskBar>
      ))}
    </StackedBars>
  );
}

interface StackedBarsProps {
  ownerState: Pick<TaskBarsProps, 'isFirst'>;
}

const StackedBars = styled('div')<StackedBarsProps>(({ theme, ownerState: { isFirst } }) => ({
  ...theme.typography.h4,
  ...cellLine(theme),
  gridColumn: '1 / -1',
  [layouts.oneRow]: isFirst && { gridArea: `span ${CARD_ROWS} / span ${DRAWING_COLUMNS}` },
  display: 'grid',
  gridAutoRows: '1fr',
  gap: 3,
  backgroundColor: theme.palette.background.paper,
  // Otherwise, forced colours would drop the backgrounds.
  forcedColorAdjust: 'none',
  '@media print': { display: 'none' },
}));

const TaskBar = styled('div')<{ ownerState: { isAutomatic: boolean } }>(
  ({ theme: { palette } }) => ({
    display: 'flex',
    alignItems: 'center',
    minHeight: 30,
    paddingInline: CARD_PADDING,
    '&::after': { marginLeft: 'auto' },
    variants: [
      {
        props: { isAutomatic: true },
        style: {
          backgroundColor: palette.success.main,
          color: palette.success.contrastText,
          '&::after': tick,
        },
      },
      {
        props: { isAutomatic: false },
        style: {
          backgroundColor: colors.toMatchLine,
          color: palette.text.primary,
          '&::after': emptyBox,
        },
      },
    ],
  }),
);
