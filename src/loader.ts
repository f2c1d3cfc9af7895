export {};

/**
 * The script inside every document. It fetches the page's script, src/main.tsx, when the browser is idle, and
 * runs it once there is a sign of a person: until then, nothing takes the processor's time from the first
 * view. A document with `data-runs-at-once` does not wait for one.
 */
const { main = '', runsAtOnce } = document.currentScript?.dataset ?? {};

// A touch begins with `pointerdown`, whatever becomes of it, and a wheel's turn scrolls. Assistive
// technology may do no more than move the focus. Right after a reload, « back » may lead to another page
// of the site, which only the router shows.
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'popstate'];

/** Safari has no `requestIdleCallback`. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run);

let attempts = 0;

function listen() {
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true });
}

function onSign(event: Event) {
  // Browsers also report a pointer that rests where the page appears.
  const { movementX, movementY } = event as PointerEvent;
  if (event.type !== 'pointermove' || movementX || movementY) load();
}

function load() {
  for (const sign of SIGNS) removeEventListener(sign, onSign, { capture: true });
  // Not in the event of the gesture itself, which would then wait for it.
  whenIdle(run);
}

function run() {
  // After a failure, another URL: browsers may keep the failure of the first one.
  const url = attempts === 0 ? main : `${main}?${attempts}`;
  attempts += 1;
  import(/* webpackIgnore: true */ url).catch(listen);
}

async function prefetch() {
  // https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // Into the browser's cache. Not by a link: Safari ignores one, and Firefox applies `default-src`.
  const response = await fetch(main, { priority: 'low' });
  await response.blob();
}

for (const year of document.querySelectorAll('[data-current-year]')) {
  const now = String(new Date().getFullYear());
  // Any change costs a layout of the page.
  if (year.textContent !== now) year.textContent = now;
}

// The font changes heights: a smooth scroll would end where its target was before.
const { style } = document.documentElement;
style.scrollBehavior = 'auto';
void document.fonts.ready.then(() => style.removeProperty('scroll-behavior'));

addEventListener('load', () => whenIdle(() => void prefetch().catch(() => undefined)));
if (location.hash || runsAtOnce !== undefined) load();
else listen();
