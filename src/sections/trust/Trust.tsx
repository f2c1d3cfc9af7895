import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Explanations } from '../../components/Explanations';
import { RuledList } from '../../components/RuledList';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { trust, type DetailList } from '../../content/sections/trust';
import { Badge } from './Badge';

export function Trust() {
  return (
    <Section id={anchors.trust} ground="shade" title={trust.title} intro={trust.intro}>
      <ul>
        {trust.badges.map((badge) => (
          <Badge key={badge.id} badge={badge} />
        ))}
      </ul>
      <Lists>
        {trust.details.map((list) => (
          <Details key={list.id} list={list} />
        ))}
      </Lists>
      <Explanations items={trust.explanations} />
    </Section>
  );
}

const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  marginTop: 40,
  '& ul': { marginTop: 12 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, 1fr)', marginTop: 56 },
}));

interface DetailsProps {
  list: DetailList;
}

function Details({ list }: DetailsProps) {
  return (
    <div>
      <Typography component="h3" variant="h3">
        {list.title}
      </Typography>
      <RuledList data-checks>
        {list.items.map((item) => (
          <li key={item.id} data-pending={item.isPending}>
            {item.text}
          </li>
        ))}
      </RuledList>
    </div>
  );
}
