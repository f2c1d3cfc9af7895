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
            <StepLabel slotProps={{ root: { component: 'h3' } }}>
              {/* The space parts number and title where no styles have loaded. */} {step.title}
            </StepLabel>
            <StepContent>
              {stages[rank] && <SmallLedger {...stages[rank]} />}
              {step.text}
            </StepContent>
          </Step>
        ))}
      </Stepper>
      <Explanations items={howItWorks.explanations} />
    </Section>
  );
}

const open = (lines: readonly LedgerLine[]) => lines.map(({ id, amount }) => ({ id, amount }));
const closed = (lines: readonly LedgerLine[]) =>
  lines.map(({ id, amount, code }) => ({ id, amount, code }));

/** The hero's ledger as the steps fill it: the bank's lines, the ERP's beside them, and their matches. */
const stages = [
  { statement: open(ledger.statement), entries: [] },
  { statement: open(ledger.statement), entries: open(ledger.entries) },
  { statement: closed(ledger.statement), entries: closed(ledger.entries) },
];
