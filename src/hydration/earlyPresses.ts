interface EarlyPresses {
  /** Prerendered buttons whose section cannot answer yet. */
  waiting: Set<Element>;
  /** Those among them that were pressed, oldest first. */
  pressed: HTMLElement[];
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Holds presses of prerendered buttons whose section is not ready yet; called by the first script
 * of the page. A submit button is left alone: the form posts natively until it is ready.
 */
export function holdEarlyPresses() {
  const early: EarlyPresses = (window.earlyPresses = { waiting: new Set(), pressed: [] });
  document.addEventListener('DOMContentLoaded', () => {
    early.waiting = new Set(document.querySelectorAll('button[type=button]'));
  });
  window.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || !(document.readyState === 'loading' || early.waiting.has(button))) return;
      if (button.type !== 'button') return;
      // React would otherwise answer it too if it hydrates the section within this very event.
      event.stopImmediatePropagation();
      early.pressed.push(button);
    },
    { capture: true },
  );
}

/** Lets the buttons of a section answer, and presses again those that were pressed too early. */
export function releaseEarlyPresses(section: Element) {
  const early = window.earlyPresses;
  if (!early) return;
  const isOurs = (button: Element) => section.contains(button);
  for (const button of [...early.waiting].filter(isOurs)) early.waiting.delete(button);
  const pressed = early.pressed.filter(isOurs);
  early.pressed = early.pressed.filter((button) => !isOurs(button));
  for (const button of pressed) button.click();
}
