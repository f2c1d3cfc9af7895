import { FALLBACK_TIMEOUT_MS, scripted } from './scripting';

const root = document.documentElement;
const notHydrated = `[data-island]:not([${scripted.attribute}])`;

/** `index` is the button's place in its island: hydration may replace the clicked element. */
let queue: { island: Element; index: number }[] = [];

/**
 * Leaves no-JS mode, and queues clicks on buttons of islands that are not hydrated yet, since React
 * does not replay them. Submit buttons are left alone: until hydration, the form posts natively.
 */
export function queueEarlyClicks() {
  root.setAttribute(scripted.attribute, '');
  window.addEventListener('click', queueClick, { capture: true });
}

function queueClick(event: Event) {
  const button =
    event.target instanceof Element && event.target.closest<HTMLElement>('button[type=button]');
  const island = button && button.closest(notHydrated);
  if (!island || !root.hasAttribute(scripted.attribute)) return;
  // Otherwise React would handle it as well if it hydrates the island during this event.
  event.stopImmediatePropagation();
  const click = { island, index: buttonsOf(island).indexOf(button) };
  queue.push(click);
  setTimeout(() => {
    if (queue.includes(click)) fallBackToNoJs();
  }, FALLBACK_TIMEOUT_MS);
}

/** Marks an island as hydrated and clicks the buttons that were clicked before. */
export function replayClicks(island: Element) {
  island.setAttribute(scripted.attribute, '');
  const clicks = queue.filter((click) => click.island === island);
  queue = queue.filter((click) => click.island !== island);
  for (const { index } of clicks) buttonsOf(island)[index]?.click();
}

/** Puts markup that is not hydrated in no-JS mode, drops the queue and queues no more clicks. */
export function fallBackToNoJs() {
  root.removeAttribute(scripted.attribute);
  const last = queue.pop();
  queue = [];
  // What the click would have shown is visible now, perhaps off-screen.
  if (last) buttonsOf(last.island)[last.index]?.scrollIntoView({ block: 'nearest' });
}

function buttonsOf(island: Element): HTMLElement[] {
  return [...island.querySelectorAll('button')];
}
