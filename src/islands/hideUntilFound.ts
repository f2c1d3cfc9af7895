/**
 * Lets find-in-page and text fragments reveal an element that is `hidden`. React renders `hidden` as
 * a boolean, without this value. Browsers without support hide the element.
 * https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function hideUntilFound(element: Element) {
  element.setAttribute('hidden', 'until-found');
}
