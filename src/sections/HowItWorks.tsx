import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { Explanations } from '../components/Explanations';
import { DailyLines } from '../components/ledger/DailyLines';
import { SmallLedger } from '../components/ledger/SmallLedger';
import { Section } from '../components/Section';
import { anchors } from '../content/anchors';
import { howItWorks } from '../content/sections/howItWorks';
import { ledger, type LedgerLine } from '../content/sections/ledger';

/** Every step is expanded and none is active: the page explains the steps all at once. */
export function HowItWorks() {
  return (
    <Section id={anchors.howItWorks} ground="ink" title={howItWorks.title}>
      <Stepper orientation="vertical" nonLinear activeStep={-1}>
        {howItWorks.steps.map((step, rank) => (
          <Step key={step.id} expanded>
            <StepLabel slotProps={{ root: { component: 'h3' } }}>{step.title}</StepLabel>
            <StepContent>
              {drawings[rank]}
              <p>{step.text}</p>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      <Explanations items={howItWorks.explanations} />
    </Section>
  );
}

const withoutLabels = (lines: readonly LedgerLine[]) =>
  lines.map(({ id, amount, code }) => ({ id, amount, code }));

const { statement, entries } = ledger.excerpt;

/** The accounts are connected, their lines arrive day by day, and find their entries. */
const drawings = [
  <SmallLedger key="connection" {...ledger.connection} />,
  <DailyLines key="arrivals" days={ledger.arrivals} />,
  <SmallLedger
    key="matches"
    statement={withoutLabels(statement)}
    entries={withoutLabels(entries)}
  />,
];
