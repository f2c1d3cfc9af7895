import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { scripted } from './theme/tokens';

/**
 * Every address is a document of its own, so the router only chooses what this one shows.
 * BrowserRouter would render the whole page again for each change of the fragment, and React
 * throws away prerendered markup that such a render reaches before it is hydrated.
 */
const page = (
  <StrictMode>
    <StaticRouter location={window.location.pathname}>
      <App />
    </StaticRouter>
  </StrictMode>
);

/** In development nothing is prerendered, the global styles neither. */
async function renderFromNothing(container: Element) {
  const [{ Baseline }, { fontFaces }] = await Promise.all([
    import(/* webpackChunkName: "theme" */ './theme/Baseline'),
    import(/* webpackChunkName: "theme" */ './theme/fontFaces'),
  ]);
  createRoot(container).render(
    <>
      <style>{fontFaces}</style>
      <Baseline />
      {page}
    </>,
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root element.');
if (container.hasChildNodes()) {
  startTransition(() => void hydrateRoot(container, page));
  if (window.firstScript) window.firstScript.hasStarted = true;
} else {
  document.documentElement.setAttribute(scripted.attribute, '');
  void renderFromNothing(container);
}
