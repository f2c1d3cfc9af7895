import { brand } from './brand';

/** Used at build time only. Separate from meta.ts, which ships to browsers. */
export const shareImageWords = {
  /** Below the product's name. */
  subtitle: `pour ${brand.suiteShortName}`,
};
