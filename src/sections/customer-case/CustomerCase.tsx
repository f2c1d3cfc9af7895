import Typography from '@mui/material/Typography';
import { MessageStart } from '../../components/message/MessageStart';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { customerCase } from '../../content/sections/customerCase';
import { CaseRows } from './CaseRows';
import { HourBar } from './HourBar';

const { before, after } = customerCase;

const MOST_MINUTES = Math.max(before.minutesPerDay, after.minutesPerDay);

export function CustomerCase() {
  return (
    <Section
      id={anchors.customerCase}
      title={customerCase.title}
      intro={customerCase.intro}
      action={<MessageStart {...customerCase.referenceStart} variant="link" />}
    >
      <div>
        <HourBar side={before} mostMinutes={MOST_MINUTES} />
        <HourBar side={after} mostMinutes={MOST_MINUTES} saving={customerCase.saving} />
      </div>
      <CaseRows />
      <Typography variant="body2" color="textSecondary">
        {customerCase.note}
      </Typography>
    </Section>
  );
}
