import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { scripted } from './hydration/scripting';
import { Baseline } from './theme/Baseline';
import { fallbackFaces, ownFace } from './theme/fontFaces';

/** webpack's entry for `npm start`: the whole site, rendered in the browser alone. */
const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root element.');
document.documentElement.setAttribute(scripted.attribute, '');
createRoot(container).render(
  <>
    <style>{fallbackFaces + ownFace}</style>
    <Baseline />
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </>,
);
