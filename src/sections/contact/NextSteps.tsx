import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { contact } from '../../content/sections/contact';
import { numberBox } from '../../theme/numberBox';

export function NextSteps() {
  const { title, steps } = contact.next;
  return (
    <div>
      <Typography variant="h3">{title}</Typography>
      <NumberedSteps component="ol" disablePadding>
        {steps.map((step) => (
          <NumberedStep key={step.id}>{step.text}</NumberedStep>
        ))}
      </NumberedSteps>
    </div>
  );
}

const NumberedSteps = styled(List)({ counterReset: 'step' }) as typeof List;

const NumberedStep = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 16,
  paddingBlock: 10,
  // Beside the number, words break in small windows.
  overflowWrap: 'anywhere',
  '&::before': numberBox(theme),
}));
