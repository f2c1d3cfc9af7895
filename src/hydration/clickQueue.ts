import { scripted } from './scripting';

/** A press that nothing answers is felt as lost after three seconds. */
export const PATIENCE_MS = 2_500;

/** What the first script of the page shares with its other scripts. */
interface FirstScript {
  /** Prerendered buttons whose section cannot answer yet. */
  waiting: Set<Element>;
  /** Those among them that were pressed, oldest first. */
  pressed: HTMLElement[];
  /** Whether React has begun to take the page over. */
  hasStarted?: true;
  /** Makes what is not hydrated what it is without JavaScript, and holds no press any more. */
  giveUp: () => void;
}

declare global {
  interface Window {
    firstScript?: FirstScript;
  }
}

/**
 * Holds presses of prerendered buttons whose section is not ready yet; called by the first script
 * of the page. A submit button is left alone: the form posts natively until it is ready.
 */
export function holdEarlyPresses(): FirstScript {
  const root = document.documentElement;
  root.setAttribute(scripted.attribute, '');
  const first: FirstScript = (window.firstScript = {
    waiting: new Set(),
    pressed: [],
    giveUp() {
      root.removeAttribute(scripted.attribute);
      // What it was to show can be read now, and must not have moved out of sight.
      first.pressed.pop()?.scrollIntoView({ block: 'nearest' });
      first.pressed = [];
    },
  });
  document.addEventListener('DOMContentLoaded', () => {
    first.waiting = new Set(document.querySelectorAll('button[type=button]'));
  });
  window.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || !(document.readyState === 'loading' || first.waiting.has(button))) return;
      if (button.type !== 'button' || !root.hasAttribute(scripted.attribute)) return;
      // React would otherwise answer it too if it hydrates the section within this very event.
      event.stopImmediatePropagation();
      first.pressed.push(button);
      setTimeout(() => {
        if (first.pressed.includes(button)) first.giveUp();
      }, PATIENCE_MS);
    },
    { capture: true },
  );
  return first;
}

/** Lets the buttons of a section answer, and presses again those that were pressed too early. */
export function releaseEarlyPresses(section: Element) {
  const first = window.firstScript;
  if (!first) return;
  const isOurs = (button: Element) => section.contains(button);
  for (const button of [...first.waiting].filter(isOurs)) first.waiting.delete(button);
  const pressed = first.pressed.filter(isOurs);
  first.pressed = first.pressed.filter((button) => !isOurs(button));
  for (const button of pressed) button.click();
}
