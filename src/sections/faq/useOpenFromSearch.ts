import { useEffect } from 'react';
import { searchTerm } from './searchTerm';
import { faq } from '../../content/sections/faq';
import type { FaqItem } from '../../content/sections/faq';
import { findQuestion } from './faqSearch';

/** Opens the question that the address searches for (`/?q=…`) and moves focus to it, on arrival. */
export function useOpenFromSearch(open: (id: FaqItem['id']) => void) {
  useEffect(() => {
    const item = findQuestion(searchTerm(), faq.items);
    if (!item) return;
    open(item.id);
    document.getElementById(`${item.id}-question`)?.focus({ preventScroll: true });
    document.getElementById(item.id)?.scrollIntoView();
  }, [open]);
}
