import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../../components/useHydrated';
import { faq, type FaqItem } from '../../content/sections/faq';

export type ItemId = FaqItem['id'];

const itemIds: ItemId[] = faq.items.map(({ id }) => id);

/** The id of the button that opens an item. */
export const makeQuestionId = (id: ItemId) => `${id}-question`;

/** Which questions are open, and how that changes: opening one closes the others. */
export function useOpenQuestions() {
  // Without JavaScript, and so until hydration, all answers are open.
  const isHydrated = useHydrated();
  const [openItems, setOpenItems] = useState(() => (isHydrated ? findNamed() : itemIds));

  // Once they can be measured, and before the browser paints: https://react.dev/reference/react/useLayoutEffect
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setOpenItems(keepWhatIsSeen), []);

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

/** Closes what is below the window, unless the URL names it. */
function keepWhatIsSeen(open: ItemId[]): ItemId[] {
  const named = findNamed();
  return open.filter((id) => named.includes(id) || isAtOrAboveWindow(id));
}

function isAtOrAboveWindow(id: ItemId): boolean {
  const { top = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top < window.innerHeight;
}

/** Returns the question that the URL's fragment names (`/#item-2`), if it names one. */
const findNamed = () => itemIds.filter((id) => `#${id}` === window.location.hash);

/** Alone, unless nothing would change for it: several are open after hydration. */
const openAlone = (id: ItemId) => (current: ItemId[]) => (current.includes(id) ? current : [id]);
