import { renderToString } from 'react-dom/server';
import { SiteDocument } from '#src/build/SiteDocument.tsx';
import { createStyleCache } from '#src/theme/styleCache.ts';

/** Shows a document of the site, before its script runs. */
export function showDocument(url: string): void {
  window.history.replaceState(null, '', url);
  const html = renderToString(<SiteDocument location={url} cache={createStyleCache()} />);
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  document.head.innerHTML = head.innerHTML;
  document.body.innerHTML = body.innerHTML;
}

/**
 * Runs the page's script, src/main.tsx, with modules of its own, until it has rendered.
 *
 * @param edit changes these modules
 */
export async function runScript(edit: () => void = () => undefined): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    edit();
    const { act } = await import('react');
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    await act(() => import('#src/main.tsx'));
  });
}
