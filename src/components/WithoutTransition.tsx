import type { PropsWithChildren } from 'react';

/**
 * In place of MUI's `Collapse`, whose elements around the content serve its animation alone. What is
 * closed has to be hidden by itself.
 */
export function WithoutTransition({ children }: PropsWithChildren) {
  return children;
}
