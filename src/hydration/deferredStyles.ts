import { PATIENCE_MS } from './clickQueue';
import { loadTypeface } from './deferredFont';
import { awaitingStyles, styled, unstyledParts } from './foucGuard';

const root = document.documentElement;

/**
 * Hides what the document has no styles for until they are there, and the typeface, since its words
 * would be laid out twice; for so long as a press is waited for at the most. Where the visit does not
 * start at the top of the page the styles are asked for at once, and the first paint is held for them,
 * by the browsers that can.
 *
 * @param address of the stylesheet, '' for a document that has all its styles
 * @returns asks for the styles, and again for those that have failed
 */
export function lateStyles(address: string): () => void {
  let missing = address;
  const start = startOfVisit();
  const show = start === 'top' ? () => void loadTypeface().then(showNext) : showWhole;

  function load() {
    if (!missing) return;
    missing = '';
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.setAttribute('blocking', 'render');
    const end = (isThere: boolean) => {
      if (!isThere) missing = address;
      show();
    };
    // A proxy's page is loaded, too, but has no rules.
    link.onload = () => end(Boolean(link.sheet?.cssRules.length));
    link.onerror = () => end(false);
    document.head.append(link);
    setTimeout(() => {
      // Without its styles the text can at least be read.
      link.removeAttribute('blocking');
      showWhole();
    }, PATIENCE_MS);
  }

  // A text is found where it stands at first: it is not to stand anywhere without its styles.
  const isPaintHeld = start === 'place' && 'blocking' in HTMLLinkElement.prototype;
  if (address && !isPaintHeld) root.setAttribute(awaitingStyles, '');
  if (start !== 'top') load();
  return load;
}

/**
 * At the top, at a text that the browser is to find, or at a place: one that it knows, goes back to,
 * or that the page searches for (faq/searchTerm.ts) and moves focus to, which nothing out of sight
 * takes.
 */
function startOfVisit(): 'top' | 'text' | 'place' {
  const [navigation] = performance.getEntriesByType('navigation');
  // The location keeps the text of a `#:~:text=` to itself.
  const address = navigation?.name ?? location.href;
  if (address.includes(':~:')) return 'text';
  const isComingBack = navigation && 'type' in navigation && navigation.type !== 'navigate';
  return isComingBack || /#|[?&]q=/.test(address) ? 'place' : 'top';
}

/** Each part in a task of its own: shown together they block for longer. */
function showNext() {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const part = document.querySelector(unstyledParts);
      if (!part) showWhole();
      else {
        part.setAttribute(styled, '');
        showNext();
      }
    }),
  );
}

function showWhole() {
  if (!root.hasAttribute(awaitingStyles)) return;
  root.removeAttribute(awaitingStyles);
  // What a link that was pressed meanwhile names was not there to be scrolled to.
  document.querySelector(':target')?.scrollIntoView();
}
