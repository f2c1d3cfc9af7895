import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

/** A link that shows a sign alone. Its touch target is larger than the sign, and as high as the button beside it. */
export const HeaderLink = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  height: 44,
  marginInline: -8,
  paddingInline: 8,
  textDecoration: 'none',
});
