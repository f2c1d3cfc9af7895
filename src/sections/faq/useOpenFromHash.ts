import { useEffect } from 'react';
import { faq } from '../../content/sections/faq';
import type { FaqItem } from '../../content/sections/faq';

/** Opens the question that the address names (`/#item-2`), on arrival and on later changes. */
export function useOpenFromHash(open: (id: FaqItem['id']) => void) {
  useEffect(() => {
    function openNamed() {
      const item = faq.items.find(({ id }) => `#${id}` === window.location.hash);
      if (!item) return;
      open(item.id);
      document.getElementById(item.id)?.scrollIntoView();
    }
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, [open]);
}
