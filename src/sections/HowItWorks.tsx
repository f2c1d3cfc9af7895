import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { Explanations } from '../components/Explanations';
import { SmallLedger } from '../components/ledger/SmallLedger';
import { Section } from '../components/Section';
import { anchors } from '../content/anchors';
import { howItWorks } from '../content/sections/howItWorks';
import { ledger, type LedgerLine } from '../content/sections/ledger';

/** Every step is expanded and none is active: the page explains the steps all at once. */
export function HowItWorks() {
  return (
    <Section id={anchors.howItWorks} space="compact" title={howItWorks.title}>
      <Stepper orientation="vertical" nonLinear activeStep={-1}>
        {howItWorks.steps.map((step, rank) => (
          <Step key={step.id} expanded>
            <StepLabel slotProps={{ root: { component: 'h3' } }}>{step.title}</StepLabel>
            <StepContent>
              {stages[rank] && <SmallLedger {...stages[rank]} />}
              <p>{step.text}</p>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      <Explanations items={howItWorks.explanations} />
    </Section>
  );
}

const toMatch = (lines: readonly LedgerLine[]) => lines.map(({ id, amount }) => ({ id, amount }));
const matched = (lines: readonly LedgerLine[]) =>
  lines.map(({ id, amount, code }) => ({ id, amount, code }));

/** The accounts are connected, their lines arrive beside the entries, and both are matched. */
const stages = [
  ledger.connection,
  { statement: toMatch(ledger.statement), entries: toMatch(ledger.entries) },
  { statement: matched(ledger.statement), entries: matched(ledger.entries) },
];
