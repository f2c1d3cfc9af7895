import { StrictMode } from 'react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorPage } from './ErrorPage';

interface PageProps {
  Content: ComponentType;
}

/** What every page is wrapped in. */
export function Page({ Content }: PageProps) {
  return (
    <StrictMode>
      <ErrorBoundary FallbackComponent={ErrorPage}>
        <Content />
      </ErrorBoundary>
    </StrictMode>
  );
}
