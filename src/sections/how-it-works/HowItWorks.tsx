import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { Explanations } from '../../components/Explanations';
import { MessageStart } from '../../components/message/MessageStart';
import { Section } from '../../components/Section';
import { WholeWords } from '../../components/WholeWords';
import { WithoutTransition } from '../../components/WithoutTransition';
import { anchors } from '../../content/anchors';
import { howItWorks, type StepDrawingName } from '../../content/sections/howItWorks';
import { NUMBER_BOX, numberBox } from '../../theme/numberBox';
import { ConnectedBanks } from './ConnectedBanks';
import { DailyLines } from './DailyLines';
import { StepDrawing } from './StepDrawing';
import { stepsSideBySide } from './stepsSideBySide';
import { TreasurySteps } from './TreasurySteps';

const { steps } = howItWorks;

/** Every step is expanded and none is active: the page explains the steps all at once. */
export function HowItWorks() {
  return (
    <Section id={anchors.howItWorks} ground="ink" title={howItWorks.title}>
      <StepsInColumns orientation="vertical" nonLinear activeStep={-1} connector={null}>
        {steps.map(({ title, text, drawing }, index) => (
          // MUI would give the last step's content a style of its own: no border, which none has here.
          <StepColumn key={title} expanded last={false}>
            <StepHead
              icon={<StepNumber aria-hidden="true" />}
              slotProps={{ root: { component: 'h3' }, label: { sx: stepTitle } }}
            >
              {title}
            </StepHead>
            <StepBody slots={{ transition: WithoutTransition }}>
              {drawing && (
                <StepDrawing isFirst={index === 0} isLast={index === steps.length - 1}>
                  {drawings[drawing]}
                </StepDrawing>
              )}
              <Typography variant="body2" color="textSecondary" sx={stepText}>
                <WholeWords>{text}</WholeWords>
              </Typography>
            </StepBody>
          </StepColumn>
        ))}
      </StepsInColumns>
      <Explanations
        items={howItWorks.explanations}
        action={<MessageStart {...howItWorks.matchingStart} variant="link" />}
      />
    </Section>
  );
}

/** The accounts are connected, their lines arrive day by day, and the balance is up to date. */
const drawings: Record<StepDrawingName, ReactElement> = {
  banks: <ConnectedBanks {...howItWorks.drawings.banks} />,
  dailyLines: <DailyLines days={howItWorks.drawings.dailyLines} />,
  treasury: (
    <TreasurySteps lines={howItWorks.drawings.dailyLines} {...howItWorks.drawings.treasury} />
  ),
};

/** Between two steps, one below the other. Side by side, their drawings join. */
const ROW_GAP = 24;
/** Behind the texts of a column. */
const TEXT_GAP = 32;

/**
 * A vertical stepper, shown as columns on wide screens and on paper. MUI's `orientation` cannot do
 * this: prerendering does not know the window's width.
 */
const StepsInColumns = styled(Stepper)({
  counterReset: 'step',
  gap: `${ROW_GAP}px 0`,
  [stepsSideBySide]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
});

/**
 * All columns share two rows: otherwise a title on two lines would lower its text alone. A line joins
 * each step's number to the next one's.
 */
const StepColumn = styled(Step)(({ theme }) => ({
  position: 'relative',
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    inset: `${NUMBER_BOX + 4}px auto ${4 - ROW_GAP}px ${NUMBER_BOX / 2 - 1}px`,
    border: `1px solid ${theme.palette.success.main}`,
  },
  [stepsSideBySide]: {
    display: 'grid',
    gridTemplate: 'subgrid / minmax(0, 1fr)',
    gridRow: 'span 2',
    '&:not(:last-child)::before': {
      inset: `${NUMBER_BOX / 2 - 1}px 12px auto ${NUMBER_BOX + 12}px`,
    },
  },
}));

const StepHead = styled(StepLabel)({
  alignItems: 'flex-start',
  // Besides the padding that MUI gives the number.
  gap: 8,
  margin: 0,
  padding: 0,
  [stepsSideBySide]: { flexDirection: 'column', paddingRight: TEXT_GAP },
});

const stepTitle = { typography: 'h3', color: 'text.primary', pt: '6px' };

/** The list numbers its items: as text, the number would come twice. */
const StepNumber = styled('span')(({ theme }) => ({ '&::before': numberBox(theme) }));

/** Below the title, from its first letter on. */
const stepText = {
  maxWidth: 640,
  mt: '16px',
  pl: `${NUMBER_BOX + 16}px`,
  [stepsSideBySide]: { mt: '24px', pl: 0, pr: `${TEXT_GAP}px` },
};

const StepBody = styled(StepContent)({
  margin: '12px 0 0',
  padding: 0,
  border: 0,
  [stepsSideBySide]: { marginTop: 0 },
});
