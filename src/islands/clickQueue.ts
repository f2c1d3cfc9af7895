import { HYDRATED, QUEUED_LINK, SCRIPTED } from './scripting';

/** A click without a response feels ignored after three seconds. */
export const FALLBACK_TIMEOUT_MS = 2_500;

const root = document.documentElement;
const QUEUED = `button[type=button], [${QUEUED_LINK}]`;
const NOT_HYDRATED = `[data-island]:not([${HYDRATED}])`;

interface QueuedClick {
  island: Element;
  control: HTMLElement;
  /** Its place among the island's controls, by which its replacement is found. */
  index: number;
}

let queue: QueuedClick[] = [];

/**
 * Leaves no-JS mode, and queues clicks on buttons of islands that are not hydrated yet, since React
 * does not replay them. Submit buttons are left alone: until hydration, the form posts natively.
 */
export function queueEarlyClicks() {
  root.setAttribute(SCRIPTED, '');
  addEventListener('click', queueClick, { capture: true });
}

function queueClick(event: MouseEvent) {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(QUEUED);
  const island = control && control.closest(NOT_HYDRATED);
  if (!island || !root.hasAttribute(SCRIPTED)) return;
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (isModified && control.matches('a')) return;
  event.preventDefault();
  // Otherwise React would handle it as well if it hydrates the island during this event.
  event.stopImmediatePropagation();
  const click = { island, control, index: findControls(island).indexOf(control) };
  queue.push(click);
  setTimeout(() => {
    if (queue.includes(click)) fallBackToNoJs();
  }, FALLBACK_TIMEOUT_MS);
}

/** Clicks on a hydrated island are no longer queued. */
export function markHydrated(island: Element) {
  island.setAttribute(HYDRATED, '');
}

/** Clicks the controls of a hydrated island that were clicked before. */
export function replayClicks(island: Element) {
  const clicks = queue.filter((click) => click.island === island);
  queue = queue.filter((click) => click.island !== island);
  for (const click of clicks) findClicked(click)?.click();
}

/** Puts markup that is not hydrated in no-JS mode, drops the queue and queues no more clicks. */
export function fallBackToNoJs() {
  root.removeAttribute(SCRIPTED);
  const last = queue.pop();
  queue = [];
  const control = last && findClicked(last);
  // A link is followed. What a button would have shown is visible now, perhaps off-screen.
  if (control?.matches('a')) control.click();
  else control?.scrollIntoView({ block: 'nearest' });
}

/** Hydration keeps the control, unless browser translation or an extension has changed the page. */
function findClicked({ island, control, index }: QueuedClick): HTMLElement | undefined {
  return control.isConnected ? control : findControls(island)[index];
}

function findControls(island: Element): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>(QUEUED)];
}
