import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Explanations } from '../../components/Explanations';
import { Section, type SectionPlace } from '../../components/Section';
import { trust, type DetailList } from '../../content/sections/trust';
import { Badge } from './Badge';

export function Trust(place: SectionPlace) {
  return (
    <Section {...place} ground="shade" title={trust.title} intro={trust.intro}>
      <ul>
        {trust.badges.map((badge) => (
          <Badge key={badge.id} badge={badge} />
        ))}
      </ul>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(2, 1fr)' },
          gap: 4,
          mt: { xs: 5, md: 7 },
        }}
      >
        {trust.details.map((list) => (
          <Details key={list.id} list={list} />
        ))}
      </Box>
      <Explanations items={trust.explanations} />
    </Section>
  );
}

interface DetailsProps {
  list: DetailList;
}

function Details({ list }: DetailsProps) {
  return (
    <div>
      <Typography component="h3" variant="h3">
        {list.title}
      </Typography>
      <List data-checks sx={{ mt: 1.5 }}>
        {list.items.map((item) => (
          <ListItem key={item.id} data-pending={item.isPending}>
            {item.text}
          </ListItem>
        ))}
      </List>
    </div>
  );
}
