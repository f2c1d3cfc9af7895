import { styled } from '@mui/material/styles';
import { CardSheet } from '../../components/CardSheet';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { benefits } from '../../content/sections/benefits';
import { BenefitCard } from './BenefitCard';
import { TaskBars } from './TaskBars';
import { CARD_ROWS, cellLine, DRAWING_COLUMNS, layouts } from './sheetLayout';

export function Benefits() {
  return (
    <Section id={anchors.benefits} title={benefits.title}>
      <BenefitSheet>
        {benefits.items.map((benefit, index) => (
          <BenefitItem key={benefit.id}>
            <BenefitCard benefit={benefit} index={index} />
            {benefit.hasDrawing && <BenefitDrawing isFirst={index === 0} />}
          </BenefitItem>
        ))}
      </BenefitSheet>
    </Section>
  );
}

interface BenefitDrawingProps {
  /** Whether it is the first benefit's. */
  isFirst: boolean;
}

/** A benefit's drawing, in a cell of its own. */
function BenefitDrawing({ isFirst }: BenefitDrawingProps) {
  return (
    <DrawingCell ownerState={{ isFirst }}>
      <TaskBars {...benefits.tasks} />
    </DrawingCell>
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

interface DrawingCellProps {
  ownerState: BenefitDrawingProps;
}

const DrawingCell = styled('div')<DrawingCellProps>(({ theme, ownerState: { isFirst } }) => ({
  ...cellLine(theme),
  gridColumn: '1 / -1',
  display: 'grid',
  backgroundColor: theme.palette.background.paper,
  [layouts.oneRow]: isFirst && { gridArea: `span ${CARD_ROWS} / span ${DRAWING_COLUMNS}` },
  '@media print': { display: 'none' },
}));
