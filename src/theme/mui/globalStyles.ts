import { PRINT_STYLES } from '../print';
import { breakpoints, FONT_FAMILY, PAGE_WIDTH, stickyHeader, toastOnTop } from '../tokens';

/** Global styles, added to those of MUI's CssBaseline. */
export const GLOBAL_STYLES = [
  PRINT_STYLES,
  'html { --page-margin: 16px; --section-space: 44px; }',
  `@media (min-width: ${breakpoints.sm}px) { html { --page-margin: max(24px, 50% - ${PAGE_WIDTH / 2}px); --section-space: 64px; } }`,
  `@media (min-width: ${breakpoints.md}px) { html { --section-space: 96px; } }`,
  'html { scroll-padding-top: 1.5rem; }',
  `${stickyHeader.sticks} { html { scroll-padding-top: calc(${stickyHeader.height}); } }`,
  // At every Tab inside the sticky header, browsers would scroll the page to move the focused control
  // out from under the header.
  'html:has(header :focus) { scroll-padding-top: 0; }',
  // Browsers scroll to the caret of a focused textarea, not to its box: its upper border would stay
  // under the header. `:where`, so that the next rule wins.
  `${stickyHeader.sticks} { html:has(:where(textarea):focus) { scroll-padding-top: calc(${stickyHeader.height} + 1.5rem); } }`,
  // What is scrolled into view stays clear of an open toast.
  `${toastOnTop} { html:has(.MuiSnackbar-root) { scroll-padding-top: min(8.5rem, 50vh); } }`,
  // Most of a textarea's box lies below its caret.
  'html:has(textarea:focus) { scroll-padding-bottom: min(9rem, 40vh); }',
  // A section that a fragment names begins under the header's border: its own would double that line.
  'section { scroll-margin-top: -1px; }',
  ':is(main, footer) :is(a, button) { scroll-margin-block: 0.75rem; }',
  // A field that is scrolled into view shows its label and its error.
  'main :is(input, textarea) { scroll-margin-block: 2.25rem; }',
  '@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }',
  `body { font-family: ${FONT_FAMILY}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; text-wrap: pretty; }`,
  // Where windows are small for the reader's font size, some words are longer than a line, and would
  // break anywhere.
  '@media (max-width: 20em) { body { hyphens: auto; } }',
  'button, input { font-family: inherit; }',
  'ul, ol, dl, dd, figure { margin: 0; }',
  'ul, ol { padding: 0; list-style: none; }',
  'a { color: inherit; text-underline-offset: 0.2em; }',
  'svg { forced-color-adjust: auto; }',
  // Links alone on a line have a touch target of at least 24 px (WCAG 2.5.8).
  'li > a { display: inline-block; padding-block: 4px; }',
  'a:hover { text-decoration-thickness: 2px; }',
  ':focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }',
].join('\n');
