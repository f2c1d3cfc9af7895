import { useEffect } from 'react';
import { searchTerm } from './searchTerm';
import { faq } from '../../content/sections/faq';
import type { FaqItem } from '../../content/sections/faq';
import { findQuestion } from './faqSearch';

/** On load, opens and focuses the question that matches the search in the URL (`/?q=…`). */
export function useOpenFromSearch(open: (id: FaqItem['id']) => void) {
  useEffect(() => {
    const item = findQuestion(searchTerm(), faq.items);
    if (!item) return;
    open(item.id);
    document.getElementById(`${item.id}-question`)?.focus({ preventScroll: true });
    document.getElementById(item.id)?.scrollIntoView();
  }, [open]);
}
