import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { islandComponents } from './islandComponents';

interface IslandProps {
  name: keyof typeof islandComponents;
  /** What `islandComponents` has under this name. */
  children: ReactNode;
}

/** Set for prerendering: renders an island as a root of its own, so that ids match the browser's. */
export const IslandRenderer = createContext<
  ((island: ReactNode, identifierPrefix: string) => string) | undefined
>(undefined);

/** A part of the page that React hydrates on demand, apart from the rest. */
export function Island({ name, children }: IslandProps) {
  const render = use(IslandRenderer);
  if (!render) return <div data-island={name}>{children}</div>;
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: render(children, name) }} />;
}
