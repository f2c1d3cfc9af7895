import { styled, ThemeProvider } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { TEXT_START, windowWide } from '../../components/Section';
import { OUTER_SPACE } from '../../theme/pageGrid';
import { theme } from '../../theme/theme';
import { stepsSideBySide } from './stepsSideBySide';

interface StepDrawingProps {
  isFirst: boolean;
  isLast: boolean;
}

/** The paper of a step's drawing, from one edge of the window to the other. Those side by side share it. */
export function StepDrawing({ isFirst, isLast, children }: PropsWithChildren<StepDrawingProps>) {
  const edges = { pl: 0, ...(isFirst && fromLeftEdge), ...(isLast && toRightEdge) };
  return (
    <ThemeProvider theme={theme}>
      <Paper aria-hidden="true" sx={{ pl: { md: TEXT_START }, [stepsSideBySide]: edges }}>
        {children}
      </Paper>
    </ThemeProvider>
  );
}

const fromLeftEdge = { ml: `calc(-1 * ${TEXT_START})`, pl: TEXT_START };
const toRightEdge = { mr: `calc(-1 * ${OUTER_SPACE})` };

const Paper = styled('div')(({ theme }) => ({
  display: 'grid',
  // Over the line that joins the steps.
  position: 'relative',
  ...windowWide(theme),
  minHeight: 'clamp(144px, 25vw, 280px)',
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  containerType: 'inline-size',
  overflow: 'hidden',
  [stepsSideBySide]: { width: 'auto', margin: 0 },
  '@media print': { display: 'none' },
}));
