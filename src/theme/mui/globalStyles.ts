import { stickyHeader } from '../stickyHeader';
import { toastOnTop } from '../toast';

/** Global styles, added to those of MUI's CssBaseline. */
export const GLOBAL_STYLES = [
  // On paper the page says what it says on a screen, in small type. What only a screen can do is left
  // out by each component.
  '@page { size: A4; margin: 10mm 12mm; }',
  '@media print { html { zoom: 0.56; } h2, h3 { break-after: avoid; } li { break-inside: avoid; } }',
  // Chrome on Android, for one, would otherwise darken the page by force, and choose its colours itself.
  // https://drafts.csswg.org/css-color-adjust-1/#color-scheme-prop
  'html { color-scheme: only light; }',
  'html { scroll-padding-top: 1.5rem; }',
  `${stickyHeader.sticks} { html { scroll-padding-top: calc(${stickyHeader.height}); } }`,
  // At every Tab inside the sticky header, browsers would scroll the page to move the focused control
  // out from under the header.
  'html:has(header :focus) { scroll-padding-top: 0; }',
  // Browsers scroll to the caret of a focused textarea, not to its box: its upper border would stay
  // under the header. `:where`, so that the next rule wins.
  `${stickyHeader.sticks} { html:has(:where(textarea):focus) { scroll-padding-top: calc(${stickyHeader.height} + 1.5rem); } }`,
  // What is scrolled into view stays clear of an open toast.
  `${toastOnTop} { html:has(.MuiSnackbar-root) { scroll-padding-top: min(9rem, 55vh); } }`,
  // Most of a textarea's box lies below its caret.
  'html:has(textarea:focus) { scroll-padding-bottom: min(9rem, 40vh); }',
  // A section that a fragment names begins under the header's border: its own would double that line.
  'section { scroll-margin-top: -1px; }',
  ':is(main, footer) :is(a, button) { scroll-margin-block: 0.75rem; }',
  // A field that is scrolled into view shows its label and its error.
  'main :is(input, select, textarea) { scroll-margin-block: 2.25rem; }',
  '@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }',
  'body { font-variant-numeric: tabular-nums; overflow-wrap: break-word; text-wrap: pretty; }',
  // Where windows are small for the reader's font size, some words are longer than a line, and would
  // break anywhere.
  '@media (max-width: 20em) { body { hyphens: auto; } }',
  // Browsers would make the router's own `Link` blue. MUI's has a colour of its own.
  'a { color: inherit; }',
  'svg { forced-color-adjust: auto; }',
  ':focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }',
].join('\n');
