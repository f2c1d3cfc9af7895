import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { faq, type FaqItem } from '../../content/sections/faq';
import { SCRIPTED } from '../../islands/scripting';

export type ItemId = FaqItem['id'];

/** The id of the button that opens an item. */
export const makeQuestionId = (id: ItemId) => `${id}-question`;

/** Which questions are open, and how that changes: opening one closes the others. */
export function useOpenQuestions() {
  const [openItems, setOpenItems] = useState(chooseInitiallyOpen);

  const reveal = useCallback((id: ItemId) => setOpenItems(openAlone(id)), []);
  const close = useCallback(
    (id: ItemId) => setOpenItems((current) => current.filter((other) => other !== id)),
    [],
  );
  const open = useCallback(
    (id: ItemId) => {
      flushSync(() => reveal(id));
      // An answer that has closed above the question moved it up, perhaps out of the window.
      document
        .getElementById(makeQuestionId(id))
        ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
    [reveal],
  );

  useEffect(() => {
    const openNamed = () => findNamed().forEach(open);
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, [open]);

  return { openItems, open, close, reveal };
}

/**
 * In no-JS mode all answers are open, and stay so on hydration: somebody may be reading one. Otherwise
 * the one is open that the URL names. The browser itself scrolls to it: on load, hydration may come
 * when the visitor is already elsewhere.
 */
function chooseInitiallyOpen(): ItemId[] {
  if (typeof document !== 'object') return [];
  const isNoJsMode = !document.documentElement.hasAttribute(SCRIPTED);
  return isNoJsMode ? faq.items.map(({ id }) => id) : findNamed();
}

/** Returns the question that the URL's fragment names (`/#item-2`), if it names one. */
const findNamed = () =>
  faq.items.map(({ id }) => id).filter((id) => `#${id}` === window.location.hash);

const openAlone = (id: ItemId) => (current: ItemId[]) => (current.includes(id) ? current : [id]);
