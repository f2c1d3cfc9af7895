const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * Calls `load` with an island, possibly more than once, when the visitor interacts with it, when a
 * link to it is pointed at or followed, when the URL names it, and when it is less than a window's
 * height away, unless the visitor saves data.
 */
export function onHydrationTrigger(load: (island: HTMLElement) => void) {
  const loadNamed = (url: URL | Location) => islandsNamedBy(url).forEach(load);
  for (const type of INTERACTIONS) {
    window.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element)) return;
        const island = target.closest<HTMLElement>('[data-island]');
        if (island) load(island);
        const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
        if (link) loadNamed(new URL(link.href));
      },
      { capture: true, passive: true },
    );
  }
  window.addEventListener('hashchange', () => loadNamed(location));
  document.addEventListener('DOMContentLoaded', () => {
    loadNamed(location);
    if (!savesData()) loadNear(load);
  });
}

function loadNear(load: (island: HTMLElement) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) load(target as HTMLElement);
      }
    },
    { rootMargin: '100%' },
  );
  for (const island of allIslands()) observer.observe(island);
}

/** The site's search action (`?q=`) opens a question. */
function islandsNamedBy({ hash, search }: URL | Location): HTMLElement[] {
  if (new URLSearchParams(search).get('q')) {
    return allIslands().filter(({ dataset }) => dataset.island === 'questions');
  }
  const named = document.getElementById(hash.slice(1));
  if (!named) return [];
  return allIslands().filter((island) => island.contains(named) || named.contains(island));
}

function allIslands(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-island]')];
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
