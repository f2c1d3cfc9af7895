import { useEffect } from 'react';
import { contactBar } from '../theme/tokens';

/** What leads to the provider says so by this attribute. */
const WAYS = '[data-contact-way]';

/** Less than this at the window's top is out of view: a jump to what follows leaves as much. */
const REMNANT = '32px';

/**
 * Says on the document's root when none of the ways to the provider is in view. On the root, and
 * not to React: the bar that reads it has its markup but not its code then.
 */
export function useContactReach() {
  useEffect(() => {
    const root = document.documentElement;
    const inView = new Set<Element>();
    function update(entries: IntersectionObserverEntry[]) {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      root.toggleAttribute(contactBar.attribute, inView.size === 0);
    }
    const reach = new IntersectionObserver(update, { rootMargin: `-${REMNANT} 0px 0px` });
    // In development the sections come after this; each makes the page higher.
    const arrivals = new ResizeObserver(() => {
      for (const way of document.querySelectorAll(WAYS)) reach.observe(way);
    });
    arrivals.observe(document.body);
    return () => {
      arrivals.disconnect();
      reach.disconnect();
      root.removeAttribute(contactBar.attribute);
    };
  }, []);
}
