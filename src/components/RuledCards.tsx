import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';

/** A list of cards, as many in a row as have room. The last row's share its width. */
export const RuledCards = styled(List)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px clamp(16px, 3vw, 24px)',
  marginTop: 8,
  padding: 0,
});

/** A card without a ground, under a line. */
export const RuledCard = styled(Card)(({ theme: { breakpoints, palette } }) => ({
  flex: '1 1 8.5rem',
  [breakpoints.up('md')]: { flexBasis: '12.5rem' },
  paddingTop: 12,
  border: 0,
  borderTop: `2px solid ${palette.text.primary}`,
  borderRadius: 0,
  backgroundColor: 'transparent',
  // Outlines of what it contains show outside it.
  overflow: 'visible',
})) as typeof Card;
