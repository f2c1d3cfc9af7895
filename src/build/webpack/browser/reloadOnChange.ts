/**
 * webpack's entry for a script that only `npm start` adds to documents. Reloads the page when a
 * build has changed what React Refresh cannot update: everything but hydrated islands.
 */
let shown = fetchDocument();

window.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | undefined>) => {
  // webpack-dev-server's client posts one of these once every compilation is done.
  if (data?.type === 'webpackOk' || data?.type === 'webpackStillOk') void reloadIfChanged();
});

async function reloadIfChanged() {
  const before = staticPart(await shown);
  shown = fetchDocument();
  if (staticPart(await shown) !== before) window.location.reload();
}

async function fetchDocument(): Promise<string> {
  return await (await fetch(window.location.href)).text();
}

function staticPart(html: string): string {
  // The styles are compared apart from the rest: DOMParser would report those that are new to the
  // policy of this page.
  const [styles = ''] = /<style>.*?<\/style>/s.exec(html) ?? [];
  const page = new DOMParser().parseFromString(html.replace(styles, ''), 'text/html');
  const hydrated = document.querySelectorAll<HTMLElement>('[data-island][data-hydrated]');
  for (const { dataset } of hydrated) {
    page.querySelector(`[data-island="${dataset.island}"]`)?.replaceChildren();
  }
  // The styles include those of islands, which add them to the page themselves.
  return page.documentElement.outerHTML + (hydrated.length > 0 ? '' : styles);
}
