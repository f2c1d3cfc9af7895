import { styled } from '@mui/material/styles';

/** A list between rules. */
export const RuledList = styled('ul')(({ theme }) => {
  const rule = `1px solid ${theme.palette.divider}`;
  return {
    marginTop: 24,
    borderTop: rule,
    '& > li': { paddingBlock: 10, borderBottom: rule },
  };
});
