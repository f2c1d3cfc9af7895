import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Route, Routes } from 'react-router-dom';
import { DemoRequestProvider } from './demo-request/DemoRequestProvider';
import { Page } from './pages/Page';
import { sitePages } from './pages/sitePages';
import { theme } from './theme/theme';

/** The page at the router's URL. */
export function App() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <DemoRequestProvider>
        {/* Directly in its root, React passes over markup that it does not expect, without a word. */}
        <div>
          <Routes>
            {sitePages.map(({ path, element }) => (
              <Route key={path} path={path} element={<Page key={path}>{element}</Page>} />
            ))}
          </Routes>
        </div>
      </DemoRequestProvider>
    </ThemeProvider>
  );
}
