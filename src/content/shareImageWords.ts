import { brand } from './brand';

/** Apart from meta.ts, which browsers load: this is drawn when the site is built. */
export const shareImageWords = {
  /** Below the product's name. */
  subtitle: `pour ${brand.suiteShortName}`,
};
