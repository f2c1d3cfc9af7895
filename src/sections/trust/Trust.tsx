import { styled } from '@mui/material/styles';
import { Explanations } from '../../components/Explanations';
import { RuledList } from '../../components/RuledList';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { trust } from '../../content/sections/trust';
import { MessageStart } from '../../components/message/MessageStart';
import { tick } from '../../theme/tick';
import { Badge } from './Badge';
import { GUTTER, TEXT_WIDTH } from './claimColumns';

export function Trust() {
  const { title, items } = trust.included;
  return (
    <Section id={anchors.trust} ground="shade" title={trust.title} intro={trust.intro}>
      <ul>
        {trust.badges.map((badge) => (
          <Badge key={badge.id} {...badge} />
        ))}
        <Badge {...trust.pending} isPending />
      </ul>
      <Included>
        {trust.questions && <MessageStart {...trust.questions} />}
        <h3>{title}</h3>
        <RuledList>
          {items.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </RuledList>
      </Included>
      <Explanations items={trust.explanations} />
    </Section>
  );
}

/** A list of what is given. On wide screens it has the badges' two columns. */
const Included = styled('div')(({ theme }) => ({
  '& > h3': { marginTop: 48 },
  '& > div': { marginTop: 32 },
  '& li': { display: 'flex', alignItems: 'baseline', gap: 16, paddingLeft: '6px' },
  '& li::before': { ...tick, color: theme.palette.success.main },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: `1fr ${TEXT_WIDTH}`,
    columnGap: GUTTER,
    alignItems: 'baseline',
    '& > div': { gridColumn: 2, marginTop: 48 },
  },
}));
