import List from '@mui/material/List';
import { styled } from '@mui/material/styles';

/**
 * A list of cards that share one sheet: its ground shows between them, as hairlines. The cards of each
 * row share its width, however many there are.
 */
export const CardSheet = styled(List)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  padding: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.divider,
  overflow: 'hidden',
}));
