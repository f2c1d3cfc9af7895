/** @param isClick whether the visitor clicked, and waits for a response */
type Load = (island: Element, isClick: boolean) => void;

/**
 * Calls `load` with an island, possibly more than once, when the visitor interacts with it, points
 * at, focuses or follows a link to it, when the URL names it, and, unless the visitor saves data,
 * when it is less than a window's height away. An island on demand is not loaded for its nearness.
 */
export function onHydrationTrigger(load: Load) {
  for (const type of ['pointerover', 'focusin', 'keydown', 'click']) {
    const isClick = type === 'click';
    const interact = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const island = target.closest('[data-island]');
      if (island) load(island, isClick);
      const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (link) findIslands(link.hash).forEach((linked) => load(linked, isClick));
    };
    addEventListener(type, interact, { capture: true });
  }
  document.addEventListener('DOMContentLoaded', () => {
    findIslands(location.hash).forEach((island) => load(island, false));
    // https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const loadNear = (entries: IntersectionObserverEntry[]) =>
      entries
        .filter(({ isIntersecting }) => isIntersecting)
        .forEach(({ target }) => load(target, false));
    const observer = new IntersectionObserver(loadNear, { rootMargin: '100%' });
    document
      .querySelectorAll('[data-island]:not([data-on-demand])')
      .forEach((island) => observer.observe(island));
  });
}

function findIslands(hash: string): Element[] {
  const named = document.getElementById(hash.slice(1));
  return [...document.querySelectorAll('[data-island]')].filter(
    (island) => named && (island.contains(named) || named.contains(island)),
  );
}
