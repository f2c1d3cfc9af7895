import { createContext, use, type ReactNode } from 'react';

interface IslandProps {
  /** The name under which src/pageIslands.tsx has the component in `children`. */
  name: string;
  children: ReactNode;
}

type RenderIsland = (island: ReactNode, identifierPrefix: string) => string;

/** Set when prerendering: renders an island as its own root, so that ids match the browser's. */
export const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

/** A part of the page that React hydrates on demand, separately from the rest. */
export function Island({ name, children }: IslandProps) {
  const render = use(IslandRenderer);
  if (!render) return <div data-island={name}>{children}</div>;
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: render(children, name) }} />;
}
