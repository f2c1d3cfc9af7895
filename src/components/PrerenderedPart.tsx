import type { FailedIslandProps } from '../islands/hydrateIsland';

/** Stands in for a part that works without code, when its code has failed. */
export function PrerenderedPart({ prerendered }: FailedIslandProps) {
  return <div dangerouslySetInnerHTML={{ __html: prerendered }} />;
}
