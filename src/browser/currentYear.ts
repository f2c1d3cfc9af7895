/** Attribute of elements that show the current year. Prerendered, they show the build's. */
export const currentYearAttribute = 'data-current-year';

/** Replaces the build's year. */
export function showCurrentYear() {
  for (const element of document.querySelectorAll(`[${currentYearAttribute}]`)) {
    element.textContent = String(new Date().getFullYear());
  }
}
