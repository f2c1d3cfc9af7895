import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { contact, type NextStep } from '../../content/sections/contact';

const numbered = {
  display: 'flex',
  gap: 1.5,
  py: 0.75,
  '&::before': {
    counterIncrement: 'next',
    content: 'counter(next)',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.625rem',
    height: '1.625rem',
    border: 1,
    borderRadius: 1,
    fontSize: '0.9375rem',
    fontWeight: 'fontWeightMedium',
  },
};

export function NextSteps() {
  const { title, steps } = contact.next;
  return (
    <div>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Box
        component="ol"
        sx={{
          mt: 1.5,
          counterReset: 'next',
        }}
      >
        {steps.map((step) => (
          <Box key={step.id} component="li" sx={numbered}>
            <div>
              <StepText step={step} />
            </div>
          </Box>
        ))}
      </Box>
    </div>
  );
}

interface StepTextProps {
  step: NextStep;
}

function StepText({ step: { text, topics = [], details } }: StepTextProps) {
  return (
    <>
      {text}
      {topics.map(({ name, href }, rank) => (
        <Fragment key={name}>
          {rank === 0 ? ' ' : ', '}
          {href ? <a href={href}>{name}</a> : name}
        </Fragment>
      ))}
      {topics.length > 0 && '.'} {details}
    </>
  );
}
