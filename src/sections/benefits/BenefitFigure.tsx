import Typography from '@mui/material/Typography';
import type { Benefit } from '../../content/sections/benefits';

interface BenefitFigureProps extends Pick<Benefit, 'prefix' | 'figure' | 'isSolved' | 'title'> {
  /** Of the figure, if it is larger than others. Its prefix then stands above it. */
  size?: string;
}

export function BenefitFigure({ prefix, figure, isSolved, title, size }: BenefitFigureProps) {
  const large = { display: 'block', fontSize: size, lineHeight: 0.95, wordSpacing: '-0.09em' };
  return (
    <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
      {prefix && (
        <Typography variant="body2" component="span" color="textSecondary" sx={{ mr: 0.5 }}>
          {prefix}
        </Typography>
      )}{' '}
      <Typography
        variant="figure"
        color={isSolved ? 'success' : undefined}
        sx={size ? large : undefined}
      >
        {figure}
      </Typography>{' '}
      <span style={{ display: 'block' }}>{title}</span>
    </Typography>
  );
}
