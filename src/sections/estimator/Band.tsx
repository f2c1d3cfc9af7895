import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lineAcross } from '../../components/ledger/lineHalves';
import { INNER_SPACE, OUTER_SPACE, PAGE_GUTTER } from '../../theme/pageGrid';
import { figureInPlace } from './figureInPlace';

/** It goes to the edge of the window. */
const Band = styled('div')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  position: 'relative',
  containerType: 'inline-size',
  marginInline: `calc(-1 * ${PAGE_GUTTER})`,
  padding: `16px ${PAGE_GUTTER}`,
  color: palette.primary.contrastText,
  // Forced colours drop the ground, and show every outline.
  outline: '1px solid transparent',
  '@media print': { paddingBlock: 0 },
}));

/** What the visitor enters, with a line to what it gives. */
export const TimeBand = styled(Band)(({ theme: { breakpoints, palette } }) => ({
  gridArea: 'time',
  backgroundColor: palette.warning.main,
  [breakpoints.up('md')]: {
    margin: `0 -${INNER_SPACE}px 0 calc(-1 * ${OUTER_SPACE})`,
    paddingLeft: OUTER_SPACE,
    '&::before': { ...lineAcross, top: '50%', color: palette.text.primary },
  },
}));

export const ResultBand = styled(Band)(({ theme: { breakpoints, palette } }) => ({
  gridArea: 'result',
  backgroundColor: palette.primary.main,
  color: palette.background.default,
  [breakpoints.up('md')]: {
    margin: `0 calc(-1 * ${OUTER_SPACE}) 0 -${INNER_SPACE}px`,
    paddingInline: `${INNER_SPACE}px ${OUTER_SPACE}`,
  },
}));

interface BandFigureProps {
  /** Behind the figure. */
  unit?: string;
  children: string;
}

export function BandFigure({ unit, children }: BandFigureProps) {
  return (
    <div>
      <LargeFigure variant="figure">{children}</LargeFigure> {unit && <span>{unit}</span>}
    </div>
  );
}

const LargeFigure = styled(Typography)({
  ...figureInPlace,
  // As large as leaves « par mois » on the line of the longest figure: else the page would move.
  fontSize: 'min(19cqi - 14px, 5.75rem)',
  '@media print': { fontSize: '2.5rem' },
});
