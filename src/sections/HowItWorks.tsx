import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { StepIconProps } from '@mui/material/StepIcon';
import Typography from '@mui/material/Typography';
import { Section } from '../components/Section';
import type { SectionPlace } from '../components/Section';
import { howItWorks } from '../content/sections/howItWorks';
import { onPaper, screenOnly } from '../theme/print';

/** From one number to the next: down on a phone, across on a wide screen. */
const lineToNext = {
  position: 'relative',
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: { xs: 18, md: 48 },
    right: { md: -20 },
    top: { xs: 48, md: 18 },
    bottom: { xs: 12, md: 'auto' },
    borderLeft: { xs: 1, md: 0 },
    borderTop: { md: 1 },
    [onPaper]: { content: 'none' },
  },
};

/** Across, the three share the rows for titles and texts: texts begin on one line. */
const titleAboveText = {
  display: { md: 'grid' },
  gridTemplateRows: { md: 'subgrid' },
  gridRow: { md: 'span 2' },
  [onPaper]: { display: 'block' },
};

const numberAbove = {
  flexDirection: { md: 'column' },
  gap: { md: 1.5 },
};

/**
 * One vertical Stepper at every width: a wide screen lays its steps side by side in CSS.
 * Switching `orientation` would need the width, which the prerendered page cannot know.
 */
export function HowItWorks(place: SectionPlace) {
  return (
    <Section {...place} title={howItWorks.title} intro={howItWorks.intro}>
      <Stepper
        orientation="vertical"
        nonLinear
        connector={null}
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          columnGap: { md: 4 },
          [onPaper]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 3 },
        }}
      >
        {howItWorks.steps.map((step) => (
          <Step key={step.id} active sx={{ ...lineToNext, ...titleAboveText }}>
            <StepLabel
              slots={{ stepIcon: StepNumber }}
              slotProps={{ label: { component: 'h3' } }}
              sx={numberAbove}
            >
              {step.title}
            </StepLabel>
            <Typography
              className={screenOnly}
              sx={{
                ml: { xs: 6.5, md: 0 },
                mt: 0.5,
                mb: 3.5,
                color: 'text.secondary',
                maxWidth: 560,
              }}
            >
              {step.text}
            </Typography>
          </Step>
        ))}
      </Stepper>
    </Section>
  );
}

/** Its frame is the container that MUI puts around it. */
function StepNumber({ icon }: StepIconProps) {
  return icon;
}
