import Box from '@mui/material/Box';
import CardContent from '@mui/material/CardContent';
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
    <CardContent
      sx={{
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'success.light',
      }}
    >
      <Typography component="h4" variant="subtitle2">
        {estimator.resultTitle}
      </Typography>
      <Figure figure={estimate.month} caption={estimator.perMonth} />
      <Figure figure={estimate.year} caption={estimator.perYear} />
      <Typography variant="body2" sx={{ mb: 3, pt: 1.5, borderTop: 1 }}>
        {estimate.formula}
      </Typography>
      <Box className={WITH_SCRIPT} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 'auto' }}>
        {children}
      </Box>
    </CardContent>
  );
}

interface FigureProps {
  figure: string;
  caption: string;
}

function Figure({ figure, caption }: FigureProps) {
  return (
    <Typography sx={{ mt: 1, mb: 1.5, pt: 1.5, borderTop: 1 }}>
      <Typography
        component="span"
        variant="figure"
        color="success"
        sx={{
          fontSize: growTo('3.25rem'),
          mr: 0.5,
          // It changes in place: figures of one width do not move it.
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
