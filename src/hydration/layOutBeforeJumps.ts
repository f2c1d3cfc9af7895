import { laidOutWhole } from '../theme/farAway';

/** Has the page laid out whole; to be called before it is scrolled to an element. */
export function layOutWhole() {
  document.documentElement.setAttribute(laidOutWhole, '');
}

/** Has the page laid out whole where the address, or a link as it is pressed, leads somewhere in it. */
export function layOutBeforeJumps() {
  if (location.hash) layOutWhole();
  window.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) layOutWhole();
    },
    { capture: true },
  );
}
