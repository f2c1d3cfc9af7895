import { brand } from './brand';
import { typeset } from './writing/typeset';

/**
 * The brand's names as readers see them, with curled apostrophes. What shows a name outside of a
 * typeset sentence takes it from here: header, footer, titles, structured data, share image.
 */
export const names = typeset({
  product: brand.product,
  provider: brand.provider,
  byline: `par ${brand.provider}`,
  suite: brand.suite,
});
