import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { Baseline } from './theme/Baseline';
import { fontFaces } from './theme/fontFaces';

/** The whole site, rendered by the browser alone. */
export function Development() {
  return (
    <>
      <style>{fontFaces}</style>
      <Baseline />
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </>
  );
}
