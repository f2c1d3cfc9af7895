import { styled } from '@mui/material/styles';
import { tick } from '../../theme/tick';

/** The code of two matched lines, with a tick. */
export const MatchCode = styled('i')(({ theme }) => ({
  fontStyle: 'normal',
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.palette.success.main,
  '&::after': { ...tick, marginLeft: '0.4em' },
}));
