import Contrast from '@mui/icons-material/Contrast';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Explanations } from '../../components/Explanations';
import { Section, type SectionPlace } from '../../components/Section';
import { trust, type DetailList, type TrustBadge } from '../../content/sections/trust';
import { tick } from '../../theme/tick';
import { TrustEmblem } from './TrustEmblem';

export function Trust(place: SectionPlace) {
  return (
    <Section {...place} title={trust.title} intro={trust.intro}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
          gap: { xs: 3, sm: 4 },
        }}
      >
        {trust.badges.map((badge) => (
          <BadgeItem key={badge.id} badge={badge} />
        ))}
      </Box>
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

interface BadgeItemProps {
  badge: TrustBadge;
}

function BadgeItem({ badge }: BadgeItemProps) {
  return (
    <Box
      component="li"
      sx={{
        display: { xs: 'grid', lg: 'block' },
        gridTemplate: 'auto 1fr / auto minmax(0, 1fr)',
        columnGap: 2,
      }}
    >
      <TrustEmblem name={badge.id} />
      <Typography component="h3" variant="h3" sx={{ mt: { lg: 2 } }}>
        {badge.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
        {badge.text}
      </Typography>
    </Box>
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
      <List
        sx={{
          mt: 1.5,
        }}
      >
        {list.items.map((item) => (
          <ListItem
            key={item.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: '0.9em minmax(0, 1fr)',
              alignItems: 'baseline',
              gap: 1.5,
              ...(!item.isPending && { '&::before': { ...tick, color: 'success.main' } }),
            }}
          >
            {item.isPending && (
              <Contrast aria-hidden="true" sx={{ fontSize: '0.95em', color: 'warning.main' }} />
            )}
            {item.text}
          </ListItem>
        ))}
      </List>
    </div>
  );
}
