import '@testing-library/jest-dom';

// jsdom has no layout: nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

// Nothing enters the window or changes its size.
class IdleObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(window, { IntersectionObserver: IdleObserver, ResizeObserver: IdleObserver });

// jsdom lacks it.
window.reportError = (error: unknown) => {
  const isLogged = window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
  if (isLogged) console.error(error);
};

// jsdom calls checkValidity, which fires `invalid`, for every style rule with :invalid.
HTMLInputElement.prototype.checkValidity = isValid;
HTMLTextAreaElement.prototype.checkValidity = isValid;
HTMLFormElement.prototype.checkValidity = function () {
  return Array.from(this.elements).every(
    (field) => !(field instanceof HTMLInputElement) || isValid.call(field),
  );
};

function isValid(this: HTMLInputElement | HTMLTextAreaElement) {
  return this.validity.valid;
}
