import { Suspense, type PropsWithChildren } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PartError } from './PartError';

interface PagePartProps {
  /** The URL fragment that leads to the part, also when it has failed. */
  id: string;
}

/**
 * A part of the page that fails alone, and hydrates alone: React begins with the one that the visitor
 * uses, and where an extension or browser translation has changed the page, renders only that part
 * anew.
 */
export function PagePart({ id, children }: PropsWithChildren<PagePartProps>) {
  return (
    <ErrorBoundary fallback={<PartError id={id} />}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
