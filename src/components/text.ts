import { styled } from '@mui/material/styles';

/** What stands under a title and introduces what follows. */
export const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  color: theme.palette.text.secondary,
  'h2 + &': { marginTop: 16 },
}));

/** A paragraph that explains what is beside it. */
export const Small = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

/** A large number. */
export const Figure = styled('b')(({ theme }) => theme.typography.figure);
