/** Ink navy on warm paper; green for matched lines, amber for lines to match. */
export const colors = {
  paper: '#faf6ee',
  paperShade: '#ece3d0',
  sheet: '#fffdf9',
  ink: '#14233f',
  inkSoft: '#4b5669',
  onInkSoft: '#c3cad8',
  hairline: '#cdc2a9',
  fieldBorder: '#7d8697',
  matched: '#0d5c40',
  /** Behind what is matched, in its hue; so is `toMatchWash`. */
  matchedWash: '#d8e8da',
  toMatch: '#8a5000',
  toMatchLine: '#e0a030',
  toMatchWash: '#f9e5bb',
  danger: '#9c2020',
  dangerWash: '#fbe9e5',
  dangerOnInk: '#ff9f92',
} as const;

export const FONT_NAME = 'Instrument Sans';

/** Family of a system font, fitted to the page's font, that replaces it while it loads: see fontFaces.ts. */
export const fallbackFont = (system: string) => `${FONT_NAME} as ${system}`;

export const FONT_FAMILY = `'${FONT_NAME}', '${fallbackFont('Arial')}', '${fallbackFont('Roboto')}', Arial, 'Helvetica Neue', sans-serif`;

/** `strong` is for figures, titles, names and codes: `fontWeightMedium` of the theme. */
export const weights = { regular: 400, strong: 600 } as const;

/** Maximum width of the page's content, in pixels. */
export const PAGE_WIDTH = 1152;

export const breakpoints = { xs: 0, sm: 600, md: 768, lg: 1200, xl: 1536 } as const;

/** Above and below a section. */
export const SECTION_SPACE = 'clamp(28px, 8vw, 96px)';

/** How far a card's text stays from its sides. */
export const CARD_PADDING = 'clamp(12px, 3.5vw, 24px)';
