import { createContext, use } from 'react';

/** What the page remembers while its visitor is on another page of the site, by name. */
export const VisitMemory = createContext<Map<string, unknown> | undefined>(undefined);

/** A value from before the visitor went to another page of the site, and a function that sets it. */
export function useRemembered<T>(name: string) {
  const memory = use(VisitMemory);
  return [
    memory?.get(name) as T | undefined,
    (value: T | undefined) => void memory?.set(name, value),
  ] as const;
}
