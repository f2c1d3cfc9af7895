import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { contact, type NextStep } from '../../content/sections/contact';
import { NUMBER_BOX, numberBox } from '../../theme/numberBox';
import { colors } from '../../theme/tokens';

/** Above and below a step, in pixels. */
const PADDING = 22;
/** The distance between the line and the numbers at its ends. */
const LINE_GAP = 6;

export function NextSteps() {
  const { title, steps } = contact.next;
  return (
    <Steps>
      <h3>{title}</h3>
      <Numbered>
        {steps.map((step) => (
          <li key={step.id}>
            <div>
              <StepText step={step} />
            </div>
          </li>
        ))}
      </Numbered>
    </Steps>
  );
}

/** Beside a higher form, they stand in the middle of what is left. */
const Steps = styled('div')({ marginBlock: 'auto' });

const Numbered = styled('ol')(({ theme }) => ({
  marginTop: 8,
  counterReset: 'step',
  fontSize: theme.typography.subtitle1.fontSize,
  '& > li': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 16,
    paddingBlock: PADDING,
    position: 'relative',
  },
  '& > li::before': {
    ...numberBox,
    counterIncrement: 'step',
    content: 'counter(step)',
    // Fits in also at 200 %.
    fontSize: '1.0625rem',
    lineHeight: 1,
  },
  // A line joins the numbers, as those of the product's own steps.
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: `${PADDING + NUMBER_BOX + LINE_GAP}px auto ${LINE_GAP - PADDING}px ${NUMBER_BOX / 2}px`,
    borderLeft: `2px solid ${colors.fieldBorder}`,
  },
}));

interface StepTextProps {
  step: NextStep;
}

function StepText({ step: { text, topics = [], details } }: StepTextProps) {
  return (
    <>
      {text}
      {topics.map(({ name, href }, rank) => (
        <Fragment key={name}>
          {separate(rank, topics.length)}
          {href ? <a href={href}>{name}</a> : name}
        </Fragment>
      ))}
      {topics.length > 0 && '.'}
      {details && ` ${details}`}
    </>
  );
}

/** What stands before a topic of the list. */
function separate(rank: number, count: number): string {
  if (rank === 0) return ' ';
  return rank === count - 1 ? ' et ' : ', ';
}
