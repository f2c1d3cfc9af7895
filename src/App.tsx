import { StrictMode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes } from 'react-router-dom';
import { ErrorPage } from './pages/ErrorPage';
import { LandingPage } from './pages/LandingPage';
import { NotFoundPage } from './pages/NotFoundPage';
import { AppTheme } from './theme/AppTheme';

/** The whole site, routed by URL: what the build prerenders and `npm start` renders. */
export function App() {
  return (
    <StrictMode>
      <ErrorBoundary FallbackComponent={ErrorPage}>
        <AppTheme>
          <Routes>
            <Route path="/" element={<LandingPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </AppTheme>
      </ErrorBoundary>
    </StrictMode>
  );
}
