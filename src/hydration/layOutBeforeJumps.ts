import { laidOutWhole } from '../theme/farAway';

/** Has the page laid out whole as soon as a link is pressed that leads somewhere in it. */
export function layOutBeforeJumps() {
  window.addEventListener(
    'click',
    ({ target }) => {
      const isJump = target instanceof Element && target.closest('a[href^="#"]') !== null;
      if (isJump) document.documentElement.setAttribute(laidOutWhole, '');
    },
    { capture: true },
  );
}
