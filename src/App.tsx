import { Route, Routes } from 'react-router-dom';
import { sitePages } from './pages/sitePages';
import { AppTheme } from './theme/AppTheme';

/** The page at the router's URL. */
export function App() {
  return (
    <AppTheme>
      <Routes>
        {sitePages.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
      </Routes>
    </AppTheme>
  );
}
