import Box from '@mui/material/Box';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';
import { estimator, type describeEstimate } from '../../../content/sections/estimator';
import { ON_PAPER, SCREEN_ONLY } from '../../../theme/print';
import { WITH_SCRIPT } from '../../../theme/scripting';
import { growTo } from '../../../theme/typography';

interface EstimateResultProps {
  words: ReturnType<typeof describeEstimate>;
}

export function EstimateResult({ words, children }: PropsWithChildren<EstimateResultProps>) {
  return (
    <CardContent
      sx={{
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'success.light',
        [ON_PAPER]: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3 },
      }}
    >
      <Typography component="h4" variant="subtitle2" sx={{ gridColumn: '1 / -1' }}>
        {estimator.resultTitle}
      </Typography>
      <Figure figure={words.month} caption={estimator.perMonth} />
      <Figure figure={words.year} caption={estimator.perYear} />
      <Typography
        variant="body2"
        sx={{ gridColumn: '1 / -1', mb: 3, pt: 1.5, borderTop: 1, [ON_PAPER]: { m: 0, p: 0 } }}
      >
        {words.formula}
      </Typography>
      <Box
        className={`${SCREEN_ONLY} ${WITH_SCRIPT}`}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 'auto' }}
      >
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
    <Typography sx={{ '@media screen': { mt: 1, mb: 1.5, pt: 1.5, borderTop: 1 } }}>
      <Typography
        component="span"
        variant="figure"
        color="success"
        sx={{
          '@media screen': { fontSize: growTo('3.25rem') },
          mr: 0.5,
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
