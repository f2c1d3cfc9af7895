import address from './instrument-sans-fr.woff2';

/** The typeface's address on the site: its name carries a hash, for browsers keep it for a year. */
export const fontFile = address;
