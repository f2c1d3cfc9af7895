import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { islandComponents } from './islandComponents';

interface IslandProps {
  name: keyof typeof islandComponents;
  /** The component that `islandComponents` has under this name. */
  children: ReactNode;
}

/** Set when prerendering: renders an island as its own root, so that ids match the browser's. */
export const IslandRenderer = createContext<
  ((island: ReactNode, identifierPrefix: string) => string) | undefined
>(undefined);

/** A part of the page that React hydrates on demand, separately from the rest. */
export function Island({ name, children }: IslandProps) {
  const render = use(IslandRenderer);
  if (!render) return <div data-island={name}>{children}</div>;
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: render(children, name) }} />;
}
