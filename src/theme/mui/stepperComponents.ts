import type { ThemeOptions } from '@mui/material/styles';
import { NUMBER_BOX, numberBox } from '../numberBox';
import { breakpoints, colors } from '../tokens';
import { Still } from './Still';

const COLUMN_GAP = 32;
/** The distance from the line under a number to the text, which is aligned with the title. */
const TEXT_INDENT = 34;
/** The distance between the line and the numbers at its ends. */
const LINE_GAP = 12;

const WIDE = `@media (min-width: ${breakpoints.md}px)`;
const NARROW = `@media (width < ${breakpoints.md}px)`;
const LINE_WIDTH = 2;
const line = { borderColor: colors.matchedWash, borderWidth: LINE_WIDTH };

/**
 * A vertical stepper, shown as columns on wide screens and in print. MUI's `orientation` cannot do
 * this: prerendering does not know the window's width.
 */
export const stepperComponents: ThemeOptions['components'] = {
  MuiStepper: {
    styleOverrides: {
      root: {
        counterReset: 'step',
        [WIDE]: layOutColumns(COLUMN_GAP),
      },
    },
  },
  MuiStep: {
    styleOverrides: {
      root: {
        // All columns share two rows: otherwise a title on two lines would lower its text alone.
        [WIDE]: {
          position: 'relative',
          display: 'grid',
          gridTemplateRows: 'subgrid',
          gridRow: 'span 2',
        },
      },
    },
  },
  MuiStepConnector: {
    styleOverrides: {
      root: {
        marginLeft: NUMBER_BOX / 2,
        [WIDE]: {
          position: 'absolute',
          top: NUMBER_BOX / 2,
          left: `calc(-100% - ${COLUMN_GAP - NUMBER_BOX - LINE_GAP}px)`,
          right: `calc(100% + ${LINE_GAP}px)`,
          marginLeft: 0,
        },
      },
      line: {
        ...line,
        [WIDE]: { minHeight: 0, borderLeftWidth: 0, borderTopStyle: 'solid' },
      },
    },
  },
  MuiStepLabel: {
    // Its number is a counter, in the icon's place.
    defaultProps: { slots: { stepIcon: () => null } },
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        [WIDE]: { flexDirection: 'column', gap: 12, padding: '0 0 4px' },
      },
      iconContainer: {
        padding: '0 16px 0 0',
        '&::before': {
          ...numberBox,
          counterIncrement: 'step',
          // The empty alternative text silences it: the step is an item of an ordered list.
          content: ['counter(step)', 'counter(step) / ""'],
        },
      },
      // A shorter title stands as near to its drawing as a longer one.
      labelContainer: { paddingTop: 6, color: 'inherit', [WIDE]: { marginTop: 'auto' } },
      label: ({ theme }) => ({ ...theme.typography.h3, textWrap: 'balance' }),
    },
  },
  MuiStepContent: {
    // Every step is open for good.
    defaultProps: { slots: { transition: Still } },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        ...line,
        // Its line begins above the drawing's margin.
        display: 'flow-root',
        maxWidth: 612,
        [NARROW]: { marginLeft: NUMBER_BOX / 2, paddingLeft: TEXT_INDENT - LINE_WIDTH },
        // The text stands beside the drawing.
        [theme.breakpoints.between('sm', 'md')]: {
          display: 'grid',
          gridTemplateColumns: '5fr 4fr',
          columnGap: 24,
          maxWidth: 'none',
          '& > p': { marginTop: 8 },
        },
        [WIDE]: { margin: 0, padding: 0, border: 0 },
      }),
      // The last step has no line.
      last: { [NARROW]: { paddingLeft: TEXT_INDENT } },
    },
  },
};

function layOutColumns(columnGap: number) {
  return { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap };
}
