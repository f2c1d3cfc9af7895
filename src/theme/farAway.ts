import { scripted } from './scripting';

/** Attribute of the root element: the page is laid out whole. */
export const laidOutWhole = 'data-laid-out-whole';

/**
 * Up to the first paint, sections after the first are not laid out. From then on they are: focus, a
 * smooth scroll and a fragment of the address lead to where their target stood before the sections
 * on the way had their heights, which may be far from it.
 */
export const unpaintedFarAway = `
@media screen {
  html[${scripted.attribute}]:not([${laidOutWhole}]) main > section ~ section {
    content-visibility: auto;
    contain-intrinsic-size: 60rem;
  }
}
`;
