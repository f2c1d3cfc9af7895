import { createContext, use, type ReactNode } from 'react';

interface IslandProps {
  /** The name under which src/islandsScript.tsx has the component in `children`. */
  name: string;
  /** Loaded once the visitor interacts with it or follows a link to it, and not as it comes near. */
  isOnDemand?: boolean;
  children: ReactNode;
}

export type RenderIsland = (island: ReactNode, identifierPrefix: string) => string;

/** Set when prerendering: renders an island as its own root, so that ids match the browser's. */
export const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

/** A part of the page that React hydrates on demand, separately from the rest. */
export function Island({ name, isOnDemand, children }: IslandProps) {
  const render = use(IslandRenderer);
  const marks = { 'data-island': name, 'data-on-demand': isOnDemand };
  if (!render) return <div {...marks}>{children}</div>;
  return <div {...marks} dangerouslySetInnerHTML={{ __html: render(children, name) }} />;
}
