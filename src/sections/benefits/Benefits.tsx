import { styled } from '@mui/material/styles';
import { CardSheet } from '../../components/CardSheet';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { benefits } from '../../content/sections/benefits';
import { BenefitCard } from './BenefitCard';
import { TaskBars } from './TaskBars';
import { layouts } from './sheetLayout';

export function Benefits() {
  return (
    <Section id={anchors.benefits} title={benefits.title}>
      <BenefitSheet>
        {benefits.items.map((benefit, index) => (
          <BenefitItem key={benefit.id}>
            <BenefitCard benefit={benefit} index={index} />
            {benefit.hasDrawing && <TaskBars {...benefits.tasks} isFirst={index === 0} />}
          </BenefitItem>
        ))}
      </BenefitSheet>
    </Section>
  );
}

const BenefitSheet = styled(CardSheet)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Where the drawing fills a row, the second benefit comes before it, into the row of the first.
  gridAutoFlow: 'row dense',
  [layouts.pairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [layouts.sixths]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});

/** What it contains stands in cells of the sheet. */
const BenefitItem = styled('li')({ display: 'contents' });
