/**
 * The header is sticky, unless the window is small compared with the reader's font size: it would
 * cover too much. In em: in a media query, that is the reader's font size. Its height grows with
 * one line of text.
 */
export const stickyHeader = {
  sticks: '@media screen and (min-width: 20em) and (min-height: 30em)',
  height: '1.5rem + 40px',
} as const;

/** The width, in em as well, from which the header has room for its links with their letters. */
export const headerRoom = { forLinks: '@media (min-width: 64em)' } as const;
