import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { Section } from '../components/Section';
import { anchors } from '../content/anchors';
import { howItWorks } from '../content/howItWorks';

/**
 * One vertical Stepper at every width: a wide screen lays its steps side by side in CSS.
 * Switching `orientation` would need the width, which the prerendered page cannot know.
 */
export function HowItWorks() {
  return (
    <Section id={anchors.howItWorks} code="B" title={howItWorks.title} intro={howItWorks.intro}>
      <Stepper
        orientation="vertical"
        nonLinear
        connector={null}
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          gap: { md: 4 },
        }}
      >
        {howItWorks.steps.map((step) => (
          <Step key={step.id} active expanded>
            <StepLabel>
              <Typography component="h3" variant="h3" sx={{ minHeight: { md: '2.6em' } }}>
                {step.title}
              </Typography>
            </StepLabel>
            <StepContent>
              <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>{step.text}</Typography>
            </StepContent>
          </Step>
        ))}
      </Stepper>
    </Section>
  );
}
