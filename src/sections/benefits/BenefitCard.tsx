import { RuledCard } from '../../components/RuledCards';
import type { Benefit } from '../../content/sections/benefits';
import { BenefitFigure } from './BenefitFigure';
import { BenefitText } from './BenefitText';

interface BenefitCardProps {
  benefit: Benefit;
}

export function BenefitCard({ benefit }: BenefitCardProps) {
  return (
    <RuledCard component="li">
      <BenefitFigure {...benefit} />
      <BenefitText {...benefit} />
    </RuledCard>
  );
}
