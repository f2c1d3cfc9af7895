import Typography from '@mui/material/Typography';
import { RuledCard } from '../../components/RuledCards';
import type { Benefit } from '../../content/sections/benefits';
import { BenefitText } from './BenefitText';

interface BenefitCardProps {
  benefit: Benefit;
}

export function BenefitCard({ benefit }: BenefitCardProps) {
  const { prefix, figure, title } = benefit;
  return (
    <RuledCard component="li">
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {prefix && (
          <Typography variant="body2" component="span" color="textSecondary" sx={{ mr: 0.5 }}>
            {prefix}
          </Typography>
        )}{' '}
        <Typography variant="figure">{figure}</Typography>{' '}
        <span style={{ display: 'block' }}>{title}</span>
      </Typography>
      <BenefitText {...benefit} />
    </RuledCard>
  );
}
