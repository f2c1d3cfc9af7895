import '@testing-library/jest-dom';
import { guardConsole } from './consoleGuard';

guardConsole();

/** What webpack replaces at build time; far from today, so that no test passes by the clock. */
Object.assign(process.env, {
  SITE_URL: 'https://www.banclair.example',
  SUPABASE_URL: '',
  SUPABASE_ANON_KEY: 'unit-test-key',
  BUILD_YEAR: '2019',
});

if (typeof window !== 'undefined') {
  // As the bootstrap script leaves it.
  document.documentElement.setAttribute('data-scripted', '');

  // jsdom has no layout: nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;

  // Nothing enters the window or changes its size.
  class IdleObserver {
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(window, { IntersectionObserver: IdleObserver, ResizeObserver: IdleObserver });

  // jsdom calls checkValidity, which fires `invalid`, for every style rule with :invalid.
  HTMLInputElement.prototype.checkValidity = isValid;
  HTMLTextAreaElement.prototype.checkValidity = isValid;
  HTMLFormElement.prototype.checkValidity = function () {
    return Array.from(this.elements).every(
      (field) => !(field instanceof HTMLInputElement) || isValid.call(field),
    );
  };
}

function isValid(this: HTMLInputElement | HTMLTextAreaElement) {
  return this.validity.valid;
}
