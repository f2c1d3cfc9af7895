import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { RuledCards } from '../../components/RuledCards';
import { Section, TEXT_HALF } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { benefits } from '../../content/sections/benefits';
import { BenefitCard } from './BenefitCard';
import { HighlightedBenefit } from './HighlightedBenefit';
import { TimeBar } from './TimeBar';

const highlighted = benefits.items.filter(({ isHighlighted }) => isHighlighted);
const others = benefits.items.filter(({ isHighlighted }) => !isHighlighted);

export function Benefits() {
  return (
    <Section id={anchors.benefits} title={benefits.title}>
      {highlighted.length > 0 && (
        <HighlightList disablePadding>
          {highlighted.map((benefit) => (
            <HighlightedBenefit key={benefit.id} benefit={benefit} />
          ))}
        </HighlightList>
      )}
      {highlighted.some(({ hasTimeBar }) => hasTimeBar) && <TimeBar {...benefits.timeBar} />}
      {others.length > 0 && (
        <RuledCards sx={{ mt: 2 }}>
          {others.map((benefit) => (
            <BenefitCard key={benefit.id} benefit={benefit} />
          ))}
        </RuledCards>
      )}
    </Section>
  );
}

/** In wide windows, the second stands in the window's right half. */
const HighlightList = styled(List)(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('md')]: { gridTemplateColumns: `${TEXT_HALF} minmax(0, 1fr)` },
  '@media print': { gridTemplateColumns: '1fr 1fr' },
}));
