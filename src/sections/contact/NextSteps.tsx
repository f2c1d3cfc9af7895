import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { contact } from '../../content/sections/contact';
import { NUMBER_BOX, numberBox } from '../../theme/numberBox';
import { colors } from '../../theme/tokens';

/** Above and below a step, in pixels. */
const PADDING = 12;
/** The distance between the line and the numbers at its ends. */
const LINE_GAP = 6;

export function NextSteps() {
  const { title, steps } = contact.next;
  return (
    <NextStepsBlock>
      <Typography variant="h3">{title}</Typography>
      <List component="ol" disablePadding>
        {steps.map((step) => (
          <NumberedStep key={step.id} disableGutters>
            {step.text}
          </NumberedStep>
        ))}
      </List>
    </NextStepsBlock>
  );
}

/** Beside a higher form, they stand in the middle of what is left. */
const NextStepsBlock = styled('div')({ marginBlock: 'auto', counterReset: 'step' });

const NumberedStep = styled(ListItem)(({ theme }) => ({
  alignItems: 'baseline',
  gap: 16,
  paddingBlock: PADDING,
  // Beside the number, words break in small windows.
  overflowWrap: 'anywhere',
  '&::before': {
    ...numberBox(theme),
    // Fits in also at 200 %.
    fontSize: '1.0625rem',
    lineHeight: 1,
  },
  // A line joins the numbers, as those of the product's own steps.
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: `${PADDING + NUMBER_BOX + LINE_GAP}px auto ${LINE_GAP - PADDING}px ${NUMBER_BOX / 2}px`,
    borderLeft: `2px solid ${colors.fieldBorder}`,
  },
}));
