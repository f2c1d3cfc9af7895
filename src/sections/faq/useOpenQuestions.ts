import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/hydration/useHydrated';
import { faq } from '../../content/sections/faq';

const itemIds = faq.items.map(({ id }) => id);

/** The id of the button that opens an item. */
export const makeQuestionId = (id: string) => `${id}-question`;

/** Which questions are open, and how that changes: opening one closes the others. */
export function useOpenQuestions() {
  // Without JavaScript, and so until hydration, all answers are open.
  const isHydrated = useHydrated();
  const { hash, key } = useLocation();
  const named = itemIds.filter((id) => `#${id}` === hash);
  const openAtFirst = named.length > 0 ? named : itemIds.slice(0, 1);
  const [openItems, setOpenItems] = useState(isHydrated ? openAtFirst : itemIds);

  /** What is below the window closes, but for the question that the URL names, or the first one. */
  const findToKeep = useEffectEvent(() =>
    openItems.filter((id) => openAtFirst.includes(id) || isAtOrAboveWindow(id)),
  );
  // Once they can be measured, and before the browser paints: https://react.dev/reference/react/useLayoutEffect
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setOpenItems(findToKeep()), []);

  const reveal = (id: string) => setOpenItems(openAlone(id));
  const close = (id: string) => setOpenItems((current) => current.filter((other) => other !== id));

  function open(id: string) {
    flushSync(() => reveal(id));
    // An answer that has closed above the question moved it up, perhaps out of the window.
    document
      .getElementById(makeQuestionId(id))
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  const openNamed = useEffectEvent(() => {
    const closed = named.filter((id) => !openItems.includes(id));
    // `flushSync` does nothing within an effect.
    queueMicrotask(() => closed.forEach(open));
  });
  useEffect(() => openNamed(), [hash, key]);

  return { openItems, open, close, reveal };
}

function isAtOrAboveWindow(id: string): boolean {
  const { top = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top < window.innerHeight;
}

/** Alone, unless nothing would change for it: several are open after hydration. */
const openAlone = (id: string) => (current: string[]) => (current.includes(id) ? current : [id]);
