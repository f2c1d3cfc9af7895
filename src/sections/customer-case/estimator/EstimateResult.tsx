import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';
import { estimator, type describeEstimate } from '../../../content/sections/estimator';
import { WITH_SCRIPT } from '../../../islands/scripting';
import { growTo } from '../../../theme/typography';

interface EstimateResultProps {
  estimate: ReturnType<typeof describeEstimate>;
}

export function EstimateResult({ estimate, children }: PropsWithChildren<EstimateResultProps>) {
  return (
    <Box sx={{ gridArea: 'result' }}>
      <Typography component="h3" variant="subtitle2">
        {estimator.resultTitle}
      </Typography>
      <Figure figure={estimate.month} caption={estimator.perMonth} largest="5.25rem" />
      <Figure figure={estimate.year} caption={estimator.perYear} largest="2.5rem" />
      <Typography variant="body2" sx={{ pt: 1.5, borderTop: 1 }}>
        {estimate.formula}
      </Typography>
      <Box className={WITH_SCRIPT} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        {children}
      </Box>
    </Box>
  );
}

interface FigureProps {
  figure: string;
  caption: string;
  /** The size of the figure where there is room. */
  largest: string;
}

function Figure({ figure, caption, largest }: FigureProps) {
  return (
    <Typography sx={{ mt: 1, mb: 1.5, pt: 1.5, borderTop: 1 }}>
      <Typography
        component="span"
        variant="figure"
        color="success"
        sx={{
          fontSize: growTo(largest),
          mr: 0.5,
          // The figure changes in place: digits of one width do not move it.
          fontVariantNumeric: 'inherit',
          // Tighter spacing would hide the narrow spaces between thousands.
          letterSpacing: '-0.01em',
        }}
      >
        {figure}
      </Typography>{' '}
      <span>{caption}</span>
    </Typography>
  );
}
