/** Attribute of elements that show the current year. Prerendered, they show the build's. */
export const CURRENT_YEAR_ATTRIBUTE = 'data-current-year';

/** Replaces the build's year where it is another: any change costs a layout of the page. */
export function showCurrentYear() {
  const year = String(new Date().getFullYear());
  for (const element of document.querySelectorAll(`[${CURRENT_YEAR_ATTRIBUTE}]`)) {
    if (element.textContent !== year) element.textContent = year;
  }
}
