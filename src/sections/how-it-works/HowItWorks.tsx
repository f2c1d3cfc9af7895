import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { Explanations } from '../../components/Explanations';
import { MessageStart } from '../../components/message/MessageStart';
import { Section } from '../../components/Section';
import { WholeWords } from '../../components/WholeWords';
import { anchors } from '../../content/anchors';
import { howItWorks, type StepDrawingName } from '../../content/sections/howItWorks';
import { NUMBER_BOX, numberBox } from '../../theme/numberBox';
import { printColumn, printColumns } from '../../theme/printColumns';
import { ConnectedBanks } from './ConnectedBanks';
import { DailyLines } from './DailyLines';
import { TreasurySteps } from './TreasurySteps';

const { steps } = howItWorks;

/** Every step is expanded and none is active: the page explains the steps all at once. */
export function HowItWorks() {
  return (
    <Section id={anchors.howItWorks} ground="ink" title={howItWorks.title}>
      <StepsInColumns
        orientation="vertical"
        nonLinear
        activeStep={-1}
        connector={<ConnectorLine />}
      >
        {steps.map(({ title, text, drawing }, index) => (
          <StepColumn key={title} expanded>
            <StepHead
              icon={<StepNumber aria-hidden="true" />}
              slotProps={{ root: { component: 'h3' }, label: { sx: stepTitle } }}
            >
              {title}
            </StepHead>
            <StepBody ownerState={{ isLast: index === steps.length - 1 }}>
              <DrawingAndText>
                {drawing && <StepDrawing>{drawings[drawing]}</StepDrawing>}
                <Typography variant="body2" color="textSecondary">
                  <WholeWords>{text}</WholeWords>
                </Typography>
              </DrawingAndText>
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
  treasury: <TreasurySteps {...howItWorks.drawings.treasury} />,
};

const STEP_GAP = 32;

/** From this width, the steps stand side by side. */
const wide = (theme: Theme) => theme.breakpoints.up(steps.length > 3 ? 'lg' : 'md');

/**
 * A vertical stepper, shown as columns on wide screens and on paper. MUI's `orientation` cannot do
 * this: prerendering does not know the window's width.
 */
const StepsInColumns = styled(Stepper)(({ theme }) => ({
  counterReset: 'step',
  [wide(theme)]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: STEP_GAP,
  },
  '@media print': printColumns,
}));

/** All columns share two rows: otherwise a title on two lines would lower its text alone. */
const StepColumn = styled(Step)(({ theme }) => ({
  [wide(theme)]: {
    position: 'relative',
    display: 'grid',
    gridTemplate: 'subgrid / minmax(0, 1fr)',
    gridRow: 'span 2',
  },
  '@media print': printColumn,
}));

/** The distance between the line and the numbers at its ends. */
const LINE_GAP = 12;
const LINE_WIDTH = 2;

/** Joins a step to the one before. On narrow screens, the border of its text continues it. */
const ConnectorLine = styled('div')(({ theme }) => ({
  minHeight: 16,
  marginLeft: NUMBER_BOX / 2,
  border: `0 solid ${theme.palette.success.main}`,
  borderLeftWidth: LINE_WIDTH,
  [wide(theme)]: {
    position: 'absolute',
    top: NUMBER_BOX / 2,
    left: `calc(-100% - ${STEP_GAP - NUMBER_BOX - LINE_GAP}px)`,
    right: `calc(100% + ${LINE_GAP}px)`,
    minHeight: 0,
    marginLeft: 0,
    borderWidth: `${LINE_WIDTH}px 0 0`,
  },
  '@media print': { display: 'none' },
}));

const StepHead = styled(StepLabel)(({ theme }) => ({
  margin: 0,
  alignItems: 'flex-start',
  padding: '4px 0',
  [wide(theme)]: { flexDirection: 'column', gap: 12, padding: '0 0 4px' },
}));

const stepTitle = { typography: 'h3', color: 'text.primary', pt: '6px' };

/** The list numbers its items: as text, the number would come twice. */
const StepNumber = styled('span')(({ theme }) => ({
  marginRight: 8,
  '&::before': numberBox(theme),
}));

/** The distance from the line under a number to the text, which is aligned with the title. */
const TEXT_INDENT = 34;

const StepBody = styled(StepContent)<{ ownerState: { isLast: boolean } }>(
  ({ theme, ownerState: { isLast } }) => ({
    marginLeft: NUMBER_BOX / 2,
    paddingLeft: TEXT_INDENT - (isLast ? 0 : LINE_WIDTH),
    borderLeft: isLast ? 0 : `${LINE_WIDTH}px solid ${theme.palette.success.main}`,
    [wide(theme)]: { margin: 0, padding: 0, border: 0 },
    '@media print': { border: 0 },
  }),
);

/** On middle screens, the text stands beside the drawing. */
const DrawingAndText = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: '5fr 4fr',
    columnGap: 24,
  },
  [wide(theme)]: { display: 'block' },
  '@media print': { display: 'block' },
}));

const StepDrawing = styled('div')(({ theme }) => ({
  marginBlock: '8px 12px',
  [wide(theme)]: { marginBlock: '12px 18px' },
  '@media print': { display: 'none' },
}));
