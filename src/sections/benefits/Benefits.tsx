import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { CardSheet } from '../../components/CardSheet';
import { Section, TEXT_HALF } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { benefits } from '../../content/sections/benefits';
import { BenefitCard } from './BenefitCard';
import { columnsStyle, layouts } from './sheetLayout';
import { TimeBar } from './TimeBar';

const highlighted = benefits.items.filter(({ isHighlighted }) => isHighlighted);
const others = benefits.items.filter(({ isHighlighted }) => !isHighlighted);

export function Benefits() {
  return (
    <Section id={anchors.benefits} title={benefits.title}>
      {highlighted.length > 0 && (
        <HighlightList disablePadding>
          {highlighted.map((benefit) => (
            <BenefitItem key={benefit.id}>
              <BenefitCard benefit={benefit} />
            </BenefitItem>
          ))}
        </HighlightList>
      )}
      {highlighted.some(({ hasTimeBar }) => hasTimeBar) && <TimeBar {...benefits.timeBar} />}
      {others.length > 0 && (
        <BenefitSheet>
          {others.map((benefit, index) => (
            <BenefitItem key={benefit.id}>
              <BenefitCard benefit={benefit} style={columnsStyle(index, others.length)} />
            </BenefitItem>
          ))}
        </BenefitSheet>
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

const BenefitSheet = styled(CardSheet)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 16,
  [layouts.pairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [layouts.sixths]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});

/** What it contains stands in cells. */
const BenefitItem = styled('li')({ display: 'contents' });
