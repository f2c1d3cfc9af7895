import { styled } from '@mui/material/styles';

/** A list of cards that share one sheet: its ground shows between them, as hairlines. */
export const CardSheet = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 1,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.divider,
  overflow: 'hidden',
}));
