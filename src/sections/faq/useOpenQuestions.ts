import { useCallback, useEffect, useRef, useState } from 'react';
import { faq, type FaqItem } from '../../content/sections/faq';
import { SCRIPTED } from '../../islands/scripting';

export type ItemId = FaqItem['id'];

const everyItem = faq.items.map(({ id }) => id);

/** The id of the button that opens an item. */
export const makeQuestionId = (id: ItemId) => `${id}-question`;

/** In no-JS mode, all answers are open. */
const isNoJsMode = () =>
  typeof document === 'object' && !document.documentElement.hasAttribute(SCRIPTED);

/** Which questions are open, and how that changes: opening one closes the others. */
export function useOpenQuestions() {
  // What is open before hydration stays open, since somebody may be reading it.
  const [openItems, setOpenItems] = useState(() => (isNoJsMode() ? everyItem : []));
  // Animating an answer that is visible already would move the text being read.
  const [isAnimated, setIsAnimated] = useState(() => !isNoJsMode());
  const asked = useRef<ItemId>(undefined);

  const open = useCallback((id: ItemId) => {
    asked.current = id;
    setIsAnimated(true);
    setOpenItems(openAlone(id));
  }, []);
  const close = useCallback((id: ItemId) => {
    asked.current = undefined;
    setIsAnimated(true);
    setOpenItems((current) => current.filter((other) => other !== id));
  }, []);
  const reveal = useCallback((id: ItemId) => {
    asked.current = undefined;
    // The browser scrolls to what it has found at once: an animation would move it away.
    setIsAnimated(false);
    setOpenItems(openAlone(id));
  }, []);
  // An answer that closes above the question just opened moves it up, perhaps out of the window.
  const keepInSight = useCallback(() => {
    if (!asked.current) return;
    document.getElementById(makeQuestionId(asked.current))?.scrollIntoView({ block: 'nearest' });
  }, []);

  useOpenFromHash(open);

  return { openItems, isAnimated, open, close, reveal, keepInSight };
}

const openAlone = (id: ItemId) => (current: ItemId[]) => (current.includes(id) ? current : [id]);

/**
 * Opens the question that the URL's fragment names (`/#item-2`), on load and when it changes. The
 * browser itself scrolls to it: on load, hydration may come when the visitor is already elsewhere.
 */
function useOpenFromHash(openItem: (id: ItemId) => void) {
  useEffect(() => {
    function openNamed() {
      const item = faq.items.find(({ id }) => `#${id}` === window.location.hash);
      if (item) openItem(item.id);
    }
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, [openItem]);
}
