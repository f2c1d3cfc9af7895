import type { TypographyStyle, TypographyVariantsOptions } from '@mui/material/styles';
import { FONT_FAMILY, weights } from './tokens';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    figure: TypographyStyle;
  }
  interface TypographyVariantsOptions {
    figure?: TypographyVariantsOptions['body1'];
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

/** Titles and large figures have figures of their own width; elsewhere, columns of them align. */
const proportional = { fontVariantNumeric: 'normal' } as const;

const title = {
  ...proportional,
  textWrap: 'balance',
  fontWeight: weights.strong,
  lineHeight: 1.3,
  letterSpacing: '-0.012em',
} as const;

const small = {
  fontSize: '0.9375rem',
  lineHeight: 1.55,
} as const;

/** The size of the page's title and of the estimator's figure: equal on a phone, at most `largest`. */
export const growTo = (largest: string) => `clamp(2.25rem, 1.45rem + 4vw, ${largest})`;

/** The size of a section's title on half of the window. */
export const halfTitle = { fontSize: { md: 'min(4.2vw, 3.5rem)' } } as const;

/**
 * On phones, sizes repeat from one variant to the next, and components use them too. Chromium asks
 * the system once for every size and weight of a text, and the first paint waits for each answer.
 */
export const typography: TypographyVariantsOptions = {
  // Of all but `body1`, which MUI gives the body: the others inherit its font.
  fontFamily: 'inherit',
  fontWeightRegular: weights.regular,
  fontWeightMedium: weights.strong,
  fontWeightBold: weights.strong,
  h1: {
    ...proportional,
    fontSize: growTo('4.25rem'),
    fontWeight: weights.strong,
    lineHeight: 1.04,
    letterSpacing: '-0.03em',
    wordSpacing: '0.05em',
    textWrap: 'balance',
  },
  h2: {
    ...proportional,
    fontSize: 'clamp(1.75rem, 1.1rem + 2.4vw, 2.75rem)',
    fontWeight: weights.strong,
    lineHeight: 1.1,
    letterSpacing: '-0.024em',
    wordSpacing: '0.04em',
    textWrap: 'balance',
    '@media print': { fontSize: '1.5rem' },
  },
  h3: { ...title, fontSize: '1.1875rem' },
  h4: { ...title, fontSize: '1.0625rem' },
  h5: { ...title, fontSize: '0.9375rem' },
  h6: { ...title, fontSize: '0.8125rem' },
  /** What stands under a title and introduces what follows. */
  subtitle1: {
    fontSize: 'clamp(1.0625rem, 0.85rem + 0.8vw, 1.25rem)',
    lineHeight: 1.5,
  },
  body1: {
    fontFamily: FONT_FAMILY,
    fontSize: '1.0625rem',
    lineHeight: 1.6,
  },
  body2: small,
  /** Titles of notes, and the line above a title. */
  subtitle2: { ...small, fontWeight: weights.strong },
  /** A large number. */
  figure: {
    ...proportional,
    fontSize: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
    fontWeight: weights.strong,
    letterSpacing: '-0.02em',
    lineHeight: 1.1,
    // This takes back the space that digits have at their left.
    marginLeft: '-0.02em',
  },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  button: {
    fontSize: '1.0625rem',
    fontWeight: weights.strong,
    lineHeight: 1.3,
    textTransform: 'none',
  },
};
