import { Route, Routes } from 'react-router-dom';
import { Page } from './pages/Page';
import { pages } from './pages/pages';

/** The site by address, for whoever has no document that names its page: the build, development. */
export function App() {
  return (
    <Routes>
      {Object.values(pages).map(({ path, Content }) => (
        <Route key={path} path={path} element={<Page Content={Content} />} />
      ))}
    </Routes>
  );
}
