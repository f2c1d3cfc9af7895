import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';

/** A list of cards, as many in a row as have room. The last row's share its width. */
export const RuledCards = styled(List)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px clamp(16px, 3vw, 32px)',
  padding: 0,
});

/** A card without a ground, under a line. */
export const RuledCard = styled(Card)(({ theme: { palette } }) => ({
  // Two in a row on a phone, at most five in a wide window.
  flex: '1 1 max(8.5rem, 17%)',
  paddingTop: 12,
  border: 0,
  borderTop: `2px solid ${palette.text.primary}`,
  borderRadius: 0,
  backgroundColor: 'transparent',
  // Outlines of what it contains show outside it.
  overflow: 'visible',
})) as typeof Card;
