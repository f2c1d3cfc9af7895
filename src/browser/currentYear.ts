/** Attribute of elements that show the current year. Prerendered, they show the build's. */
export const CURRENT_YEAR_ATTRIBUTE = 'data-current-year';

/** Replaces the build's year. */
export function showCurrentYear() {
  for (const element of document.querySelectorAll(`[${CURRENT_YEAR_ATTRIBUTE}]`)) {
    element.textContent = String(new Date().getFullYear());
  }
}
