import { styled } from '@mui/material/styles';
import { emptyBox } from '../../theme/emptyBox';
import { tick } from '../../theme/tick';
import { CARD_PADDING, colors } from '../../theme/tokens';

interface TaskBarsProps {
  automatic: readonly string[];
  manual: readonly string[];
}

/** The tasks of a reconciliation: the automatic ones are green and ticked, the others amber. */
export function TaskBars({ automatic, manual }: TaskBarsProps) {
  return (
    <StackedBars aria-hidden="true">
      {[...automatic, ...manual].map((task) => (
        <TaskBar key={task} ownerState={{ isAutomatic: automatic.includes(task) }}>
          {task}
        </TaskBar>
      ))}
    </StackedBars>
  );
}

const StackedBars = styled('div')(({ theme: { typography } }) => ({
  ...typography.h4,
  display: 'grid',
  gridAutoRows: '1fr',
  gap: 3,
  // Otherwise, forced colours would drop the backgrounds.
  forcedColorAdjust: 'none',
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
          '&::after': { ...tick, marginRight: '0.33em' },
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
