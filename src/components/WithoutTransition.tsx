import type { PropsWithChildren } from 'react';

/**
 * In place of MUI's `Collapse`, whose elements around the content serve only its animation. It hides
 * nothing: whoever uses it hides what is closed.
 */
export function WithoutTransition({ children }: PropsWithChildren) {
  return children;
}
