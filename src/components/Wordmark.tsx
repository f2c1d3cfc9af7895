import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand, BRAND_BYLINE } from '../content/brand';
import { estimateWidth } from '../theme/estimateWidth';
import { Logo } from './Logo';

const NAME_SIZE = 1.1875;
const BYLINE_SIZE = 0.8125;
/** The logo and a gap, in rem at 16 px. */
const LOGO_WIDTH = 2.375;
const GAP = 0.625;

const NAME_WIDTH = LOGO_WIDTH + estimateWidth(brand.product, NAME_SIZE);

/** Estimated widths with the product's name, and with the provider's as well, in rem. */
export const wordmarkWidth = {
  short: NAME_WIDTH,
  long: NAME_WIDTH + GAP + estimateWidth(BRAND_BYLINE, BYLINE_SIZE),
};

interface WordmarkProps {
  /** URL of the top of the page. */
  href: string;
}

/** The logo and, where its container has room for them, the product's and the provider's names. */
export function Wordmark({ href }: WordmarkProps) {
  return (
    <Box
      component="a"
      href={href}
      aria-label={`${brand.product} ${BRAND_BYLINE}`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        py: 1,
        verticalAlign: 'middle',
        textDecoration: 'none',
      }}
    >
      <Logo />
      <Typography
        component="span"
        sx={{
          flex: 'none',
          fontWeight: 'fontWeightMedium',
          fontSize: `${NAME_SIZE}rem`,
          lineHeight: 1.1,
          [`@container (max-width: ${wordmarkWidth.short}rem)`]: { display: 'none' },
        }}
      >
        {brand.product}
      </Typography>{' '}
      <Typography
        component="span"
        variant="caption"
        color="textSecondary"
        sx={{ [`@container (max-width: ${wordmarkWidth.long}rem)`]: { display: 'none' } }}
      >
        {BRAND_BYLINE}
      </Typography>
    </Box>
  );
}
