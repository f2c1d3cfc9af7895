import { createContext, use, useState, type PropsWithChildren } from 'react';

interface RequestSent {
  isSent: boolean;
  setIsSent: (isSent: boolean) => void;
}

const RequestSentContext = createContext<RequestSent | undefined>(undefined);

/** Above all pages: what the form has sent stays sent while its visitor reads the legal pages. */
export function RequestSentProvider({ children }: PropsWithChildren) {
  const [isSent, setIsSent] = useState(false);
  return <RequestSentContext value={{ isSent, setIsSent }}>{children}</RequestSentContext>;
}

/** Whether the visitor's request has been sent: the page's one open line is matched then. */
export function useRequestSent(): RequestSent {
  const value = use(RequestSentContext);
  if (!value) throw new Error('useRequestSent() needs a RequestSentProvider above it.');
  return value;
}
