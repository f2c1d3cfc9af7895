import { styled } from '@mui/material/styles';
import { Explanations } from '../../components/Explanations';
import { RuledList } from '../../components/RuledList';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { trust, type DetailList } from '../../content/sections/trust';
import { Island } from '../../islands/Island';
import { MessageStart } from '../../message/MessageStart';
import { Badge } from './Badge';
import { CLAIM_COLUMNS } from './claimColumns';

export function Trust() {
  return (
    <Section id={anchors.trust} ground="shade" title={trust.title} intro={trust.intro}>
      <ul>
        {trust.badges.map((badge) => (
          <Badge key={badge.id} badge={badge} />
        ))}
      </ul>
      <Columns>
        {trust.details.map((list, rank) => (
          <div key={list.id}>
            <Details list={list} />
            {rank === 0 && trust.detailsStart && (
              <Island name="details" isOnDemand>
                <DetailsStart />
              </Island>
            )}
          </div>
        ))}
      </Columns>
      <Explanations items={trust.explanations} />
    </Section>
  );
}

/** Begins a message that asks for what the badges leave open. */
export function DetailsStart() {
  return trust.detailsStart && <MessageStart {...trust.detailsStart} />;
}

/** On wide screens, as the badges' claims and texts. */
const Columns = styled('div')(({ theme }) => ({
  '& h3': { marginTop: 40 },
  '& ul': { marginTop: 12 },
  // The button stands under the first list, as low as the other list allows.
  '& [data-island]': { marginTop: 'auto', paddingTop: 16 },
  '& > div': { display: 'flex', flexDirection: 'column' },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: CLAIM_COLUMNS,
    '& > :last-child': { gridColumn: 3 },
  },
}));

interface DetailsProps {
  list: DetailList;
}

function Details({ list }: DetailsProps) {
  return (
    <>
      <h3>{list.title}</h3>
      <RuledList data-checks>
        {list.items.map((item) => (
          <li key={item.id} data-pending={item.isPending}>
            {item.text}
          </li>
        ))}
      </RuledList>
    </>
  );
}
