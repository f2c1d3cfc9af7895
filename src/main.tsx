import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { announceStyles } from './hydration/announceStyles';
import { Page } from './pages/Page';
import { isPageName, pages } from './pages/pages';
import { scripted } from './hydration/scripting';

/** In development nothing is prerendered, the global styles neither, and the address says which page. */
async function renderFromNothing(container: Element) {
  const { Development } = await import('./Development');
  createRoot(container).render(<Development />);
}

/**
 * The first paint, and with it the code, may come before the document's end. Not in the task that
 * evaluates the code: together they block for longer.
 */
function whenParsed(start: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else setTimeout(start);
}

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root element.');

// The document names its page: no router comes along to find out.
const { page = '' } = container.dataset;
if (isPageName(page)) {
  whenParsed(() => {
    announceStyles(container);
    startTransition(() => void hydrateRoot(container, <Page Content={pages[page].Content} />));
  });
  if (window.firstScript) window.firstScript.hasStarted = true;
} else {
  document.documentElement.setAttribute(scripted.attribute, '');
  void renderFromNothing(container);
}
