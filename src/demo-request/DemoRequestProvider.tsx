import { createContext, use, type PropsWithChildren } from 'react';
import { useDemoRequestState } from './useDemoRequestState';

const DemoRequestContext = createContext<ReturnType<typeof useDemoRequestState> | undefined>(
  undefined,
);

/** Above all pages: the visitor's request stays as it is while they read the legal pages. */
export function DemoRequestProvider({ children }: PropsWithChildren) {
  return <DemoRequestContext value={useDemoRequestState()}>{children}</DemoRequestContext>;
}

/** The visitor's request. Once it has been sent, the page's one open line is matched. */
export function useDemoRequest() {
  const value = use(DemoRequestContext);
  if (!value) throw new Error('useDemoRequest() needs a DemoRequestProvider above it.');
  return value;
}
