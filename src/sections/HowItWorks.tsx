import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { Explanations } from '../components/Explanations';
import { Section, type SectionPlace } from '../components/Section';
import { howItWorks } from '../content/sections/howItWorks';

/** Every step is expanded and none is active: the page explains the steps all at once. */
export function HowItWorks(place: SectionPlace) {
  return (
    <Section {...place} title={howItWorks.title} intro={howItWorks.intro}>
      <Stepper orientation="vertical" nonLinear activeStep={-1}>
        {howItWorks.steps.map((step) => (
          <Step key={step.id} expanded>
            <StepLabel slotProps={{ label: { component: 'h3' } }}>{step.title}</StepLabel>
            <StepContent>{step.text}</StepContent>
          </Step>
        ))}
      </Stepper>
      <Explanations items={howItWorks.explanations} />
    </Section>
  );
}
