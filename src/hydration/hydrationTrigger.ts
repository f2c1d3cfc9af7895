/**
 * `now`: with the page; `near`: within reach of the window, or touched; `touched`: pressed, focused
 * or hovered; `never`: what nobody can touch and nothing changes, such as the document's head.
 */
export type Need = 'now' | 'near' | 'touched' | 'never';

const NEAR_MARGIN = '400px';
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Waits until the element with this id is needed. A document without it was not prerendered: the
 * browser alone renders the page then, and waits for nothing.
 */
export function whenNeeded(id: string, need: Need): Promise<void> {
  const element = document.getElementById(id);
  if (!element || need === 'now') return Promise.resolve();
  if (need === 'never') return new Promise(() => undefined);
  return new Promise((resolve) => {
    const settled = new AbortController();
    const { signal } = settled;
    const settle = () => {
      settled.abort();
      resolve();
    };
    const settleIfInside = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) settle();
    };
    // Not on the element: React stops these events at its root while their target is not hydrated.
    for (const touch of TOUCHES) {
      window.addEventListener(touch, settleIfInside, { signal, capture: true, passive: true });
    }
    if (need === 'near') observe(element, settle, signal);
  });
}

function observe(element: Element, settle: () => void, signal: AbortSignal) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) settle();
    },
    { rootMargin: NEAR_MARGIN },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
