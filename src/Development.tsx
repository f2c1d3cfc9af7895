import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { Baseline } from './theme/Baseline';
import { fallbackFaces, ownFace } from './theme/fontFaces';

/** The whole site, rendered by the browser alone. */
export function Development() {
  return (
    <>
      <style>{fallbackFaces + ownFace}</style>
      <Baseline />
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </>
  );
}
