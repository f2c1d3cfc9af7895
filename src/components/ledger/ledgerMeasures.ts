/** Follows the reader's font size as long as the text fits its half of a window: `share` is in `cqi`. */
export const limitFontSize = (rem: number, share: number) => `min(${rem}rem, ${share}cqi)`;

/** No curve between two lines is longer, in pixels. */
export const CURVE_LENGTH = 240;
