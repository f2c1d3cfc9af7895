import List from '@mui/material/List';
import { RuledCards } from '../../components/RuledCards';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { benefits } from '../../content/sections/benefits';
import { BenefitCard } from './BenefitCard';
import { TimeBar } from './TimeBar';

const bars = benefits.items.filter(({ hasTimeBar }) => hasTimeBar);
const others = benefits.items.filter(({ hasTimeBar }) => !hasTimeBar);

export function Benefits() {
  return (
    <Section id={anchors.benefits} title={benefits.title}>
      {bars.length > 0 && (
        <List disablePadding>
          {bars.map((benefit) => (
            <TimeBar key={benefit.id} benefit={benefit} />
          ))}
        </List>
      )}
      {others.length > 0 && (
        <RuledCards>
          {others.map((benefit) => (
            <BenefitCard key={benefit.id} benefit={benefit} />
          ))}
        </RuledCards>
      )}
    </Section>
  );
}
