import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { contact, type NextStep } from '../../content/sections/contact';
import { numberBox } from '../../theme/numberBox';
import { colors } from '../../theme/tokens';

export function NextSteps() {
  const { title, steps } = contact.next;
  return (
    <Column>
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
    </Column>
  );
}

/** Where the column beside the form is higher than the steps need, they share the rest. */
const Column = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  flexGrow: 1,
});

const Numbered = styled('ol')({
  display: 'grid',
  marginTop: 12,
  counterReset: 'next',
  '& > li': {
    display: 'flex',
    gap: 12,
    paddingBlock: 10,
    borderTop: `1px solid ${colors.fieldBorder}`,
  },
  '& > li::before': {
    counterIncrement: 'next',
    content: 'counter(next)',
    ...numberBox,
    width: '1.625rem',
    height: '1.625rem',
    fontSize: '0.9375rem',
  },
});

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
      {topics.length > 0 && '.'} {details}
    </>
  );
}

/** What stands before a topic of the list. */
function separate(rank: number, count: number): string {
  if (rank === 0) return ' ';
  return rank === count - 1 ? ' et ' : ', ';
}
