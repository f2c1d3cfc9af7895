import { useEffect } from 'react';
import { faq } from '../../content/sections/faq';
import type { FaqItem } from '../../content/sections/faq';

/**
 * Opens the question that the URL's fragment names (`/#item-2`), on load and when it changes. The
 * browser itself scrolls to it: on load, hydration may come when the visitor is already elsewhere.
 */
export function useOpenFromHash(openItem: (id: FaqItem['id']) => void) {
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
