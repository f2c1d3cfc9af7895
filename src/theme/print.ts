import { config } from '../config';
import { anchors } from '../content/anchors';
import { NEEDS_SCRIPT } from './needsScript';

/** Controls, pictures, and links that lead to another part of the page. */
const hidden = [
  'nav',
  'form',
  'button',
  // The hero's ledger.
  'figure',
  // The large name: the header has it too.
  'footer > svg',
  // The form's result, also after a post without script.
  '[role=note]',
  // The sections' letters.
  'section > [aria-hidden]',
  // Small drawings, but not the bars of the customer's hours.
  `section :is(div, span)[aria-hidden]:not(#${anchors.customerCase} *)`,
  // The lines that join the steps.
  '.MuiStepConnector-root',
  `.${NEEDS_SCRIPT}`,
  'noscript',
  ...[anchors.main, anchors.contact, anchors.videoDemo].map((id) => `a[href='#${id}']`),
  ...[anchors.videoDemo, anchors.faq].map((id) => `#${id}`),
].join();

/**
 * Lists of cards, badges and steps, which stand side by side, but not the customer's cards, whose bars
 * meet; ids outweigh the components' classes.
 */
const CARDS = `#${anchors.main} :is(ul, ol):has(h3):not(#${anchors.customerCase} *)`;

/** What cards and steps contain: the columns in which a screen shows it are too narrow on paper. */
const IN_CARDS = `${CARDS} > li *`;

/** The steps' texts, whose borders continue the lines that join the steps. */
const STEP_TEXTS = 'ol li:has(h3) > div';

/** Sections whose texts are light, on a dark ground: paper has none. */
const ON_DARK = `:is(${[anchors.howItWorks, anchors.estimator, anchors.contact, anchors.footer].map((id) => `#${id}`).join()})`;

/**
 * A summary on paper: what the page says, without what only a screen can do, and with the estimate
 * as the visitor has set it. The delivered texts fill two A4 sheets.
 */
export const PRINT_STYLES = `
@page { size: A4; margin: 10mm 12mm; }
@media print {
  html { zoom: 0.56; }
  :is(${hidden}) { display: none !important; }
  header { min-height: 0 !important; }
  section > *, h1, h1 ~ p { max-width: none !important; }
  #${anchors.main} section { padding-block: 0.75rem; }
  section > * { margin-bottom: 0.5rem !important; }
  ${STEP_TEXTS} { border: 0 !important; }
  footer { padding-block: 1rem !important; row-gap: 0.5rem !important; }
  #${anchors.main} h2 { font-size: 1.5rem; }
  ${CARDS} { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); grid-template: none; gap: 1rem; background: none; }
  ${CARDS} > li { display: block; }
  #${anchors.main} li > div:has(> h3) { padding: 1rem; }
  ${IN_CARDS} { grid-template-columns: none; }
  ${CARDS} > li::before { content: none; }
  ul:not(:has(h3)) { columns: 2; }
  #${anchors.estimator} { grid-template-columns: 1fr 1fr; gap: 1rem; }
  li, h2 + *, h3 + *, #${anchors.estimator}, #${anchors.contact} { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  #${anchors.customerCase} { break-before: page; border: 0 !important; }
  ${ON_DARK}, ${ON_DARK} * { background: none; color: inherit; }
  #${anchors.contact} { grid-template: 'promise beside' / 2fr 3fr; gap: 1rem; }
  #${anchors.footer}::after { content: '${config.siteUrl.replace(/^https?:\/\//, '')}'; }
}
`;
