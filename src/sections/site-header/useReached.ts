import { useEffect, useState } from 'react';

/** Whether the beginning of a section has come up to the middle of the window. */
export function useReached(id: string): boolean {
  const [isReached, setIsReached] = useState(false);

  useEffect(() => {
    const section = document.getElementById(id);
    if (!section) return;
    const observer = new IntersectionObserver(
      (changes) => setIsReached(changes.at(-1)?.isIntersecting ?? false),
      // All that is above the middle of the window: no page is longer than the first margin.
      { rootMargin: '100000px 0px -50%' },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, [id]);

  return isReached;
}
