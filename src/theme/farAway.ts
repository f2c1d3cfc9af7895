import { scripted } from './scripting';

/** Attribute of the root element: the page is laid out whole, since somebody is about to jump in it. */
export const laidOutWhole = 'data-laid-out-whole';

/**
 * Sections are neither laid out nor painted before they come near. Without scripts, on paper and
 * before a jump they are: a smooth scroll aims where its target stood as it began.
 */
export const unpaintedFarAway = `
@media screen {
  html[${scripted.attribute}]:not([${laidOutWhole}]) main > section ~ section {
    content-visibility: auto;
    contain-intrinsic-size: auto 60rem;
  }
}
`;
