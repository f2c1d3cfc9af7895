import type { Components, Theme } from '@mui/material/styles';
import { onPaper } from '../print';
import { breakpoints, colors, radius, weights } from '../tokens';

const ICON_WIDTH = 36;
const COLUMN_GAP = 32;
/** From the line under a number to the text, which begins under its title. */
const TEXT_INDENT = 34;
/** From the line to the numbers that it joins. */
const LINE_GAP = 12;

const isWide = `@media (min-width: ${breakpoints.md}px)`;
const isNarrow = `@media (width < ${breakpoints.md}px)`;
const line = { borderColor: colors.ink };

/**
 * A vertical stepper, which a wide window and paper show as columns. Switching `orientation` would
 * need the window's width, which the prerendered page cannot know.
 */
export const stepperComponents: Components<Theme> = {
  MuiStepper: {
    styleOverrides: {
      root: {
        [isWide]: columns(COLUMN_GAP),
        [onPaper]: columns(24),
      },
    },
  },
  MuiStep: {
    styleOverrides: {
      root: {
        // All columns share two rows, so that their texts begin on one line.
        [isWide]: {
          position: 'relative',
          display: 'grid',
          gridTemplateRows: 'subgrid',
          gridRow: 'span 2',
        },
        [onPaper]: { display: 'block' },
      },
    },
  },
  MuiStepConnector: {
    styleOverrides: {
      root: {
        marginLeft: ICON_WIDTH / 2,
        [isWide]: {
          position: 'absolute',
          top: ICON_WIDTH / 2,
          left: `calc(-100% - ${COLUMN_GAP - ICON_WIDTH - LINE_GAP}px)`,
          right: `calc(100% + ${LINE_GAP}px)`,
          marginLeft: 0,
        },
        [onPaper]: { display: 'none' },
      },
      line: {
        ...line,
        [isWide]: { minHeight: 0, borderLeftWidth: 0, borderTop: '1px solid' },
      },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        [isWide]: { flexDirection: 'column', gap: 12, padding: '0 0 4px' },
        [onPaper]: { padding: 0 },
      },
      iconContainer: { padding: '0 16px 0 0' },
      labelContainer: { paddingTop: 6, color: colors.ink },
      label: ({ theme }) => ({ ...theme.typography.h3, margin: 0 }),
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: {
        width: ICON_WIDTH,
        height: ICON_WIDTH,
        border: `1px solid ${colors.ink}`,
        borderRadius: radius,
        color: colors.ink,
        '& circle': { fill: 'none' },
      },
      text: { fill: colors.ink, fontSize: '0.75rem', fontWeight: weights.bold },
    },
  },
  MuiStepContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        ...line,
        maxWidth: 612,
        color: colors.inkSoft,
        [isNarrow]: { marginLeft: ICON_WIDTH / 2, paddingLeft: TEXT_INDENT - 1 },
        [isWide]: { margin: 0, padding: 0, border: 0 },
      }),
      // It has no line, which is 1 px wide.
      last: { [isNarrow]: { paddingLeft: TEXT_INDENT } },
    },
  },
};

function columns(columnGap: number) {
  return { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap };
}
