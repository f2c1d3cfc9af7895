import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Explanations } from '../../components/Explanations';
import { MessageStart } from '../../components/message/MessageStart';
import { RuledList } from '../../components/RuledList';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { trust } from '../../content/sections/trust';
import { printColumns } from '../../theme/printColumns';
import { tick } from '../../theme/tick';
import { Badge } from './Badge';
import { GUTTER, TEXT_WIDTH } from './claimColumns';

const claims = [
  ...trust.badges.map((badge) => ({ ...badge, isPending: false })),
  { id: 'pending', ...trust.pending, isPending: true },
];

export function Trust() {
  const { title, items } = trust.included;
  return (
    <Section id={anchors.trust} ground="shade" title={trust.title} intro={trust.intro}>
      <List disablePadding sx={printColumns}>
        {claims.map(({ id, ...claim }, rank) => (
          <Badge key={id} {...claim} isLast={rank === claims.length - 1} />
        ))}
      </List>
      <IncludedColumns>
        {trust.questions && (
          <MessageStart {...trust.questions} sx={{ gridColumn: 2, mt: { xs: 4, md: 6 } }} />
        )}
        <Typography variant="h3" sx={{ mt: 6 }}>
          {title}
        </Typography>
        <RuledList items={items} itemSx={ticked} />
      </IncludedColumns>
      <Explanations items={trust.explanations} />
    </Section>
  );
}

/** On wide screens, what the subscription includes has the badges' two columns. */
const IncludedColumns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: `1fr ${TEXT_WIDTH}`,
    columnGap: GUTTER,
    alignItems: 'baseline',
  },
}));

const ticked = {
  alignItems: 'baseline',
  gap: 2,
  pl: '6px',
  '&::before': { ...tick, color: 'success.main' },
};
