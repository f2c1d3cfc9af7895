import type { act } from 'react';
import { renderToString } from 'react-dom/server';
import { SiteDocument } from '#src/build/SiteDocument.tsx';
import { createStyleCache } from '#src/theme/styleCache.ts';

/** Shows a document of the site, before its script runs. */
export function showDocument(url: string): void {
  const html = renderToString(<SiteDocument location={url} cache={createStyleCache()} />);
  showHtml(url, html);
}

/** Shows the document of the development server, in which the script renders everything. */
export function showEmptyDocument(url: string): void {
  showHtml(url, '<div id="root"></div>');
}

function showHtml(url: string, html: string) {
  window.history.replaceState(null, '', url);
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  document.head.innerHTML = head.innerHTML;
  document.body.innerHTML = body.innerHTML;
}

/**
 * Runs the page's script, src/main.tsx, with modules of its own, until it has rendered.
 *
 * @param edit changes these modules
 * @returns their `act`
 */
export async function runScript(edit: () => void = () => undefined): Promise<typeof act> {
  let ownAct: typeof act | undefined;
  await jest.isolateModulesAsync(async () => {
    edit();
    const react = await import('react');
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    await react.act(() => import('#src/main.tsx'));
    ownAct = react.act;
  });
  if (!ownAct) throw new Error('The script has not run.');
  return ownAct;
}
