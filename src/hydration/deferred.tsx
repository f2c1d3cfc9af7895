import { Suspense, use, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { releaseEarlyPresses } from './earlyPresses';
import { whenNeeded } from './whenNeeded';
import type { Need } from './whenNeeded';

interface DeferredOptions {
  /** Id of the prerendered element that the component takes over. */
  id: string;
  need: Need;
  load: () => Promise<ComponentType>;
}

export interface DeferredComponent {
  (): ReactNode;
  /** Fetches the code at once; from then on the component renders without suspending. */
  preload: () => Promise<void>;
}

/**
 * A component whose code is fetched, and whose prerendered markup is hydrated, only when it is
 * needed. Until then it suspends: React keeps the markup of a suspended boundary as it stands.
 */
export function deferred({ id, need, load }: DeferredOptions): DeferredComponent {
  let Preloaded: ComponentType | undefined;
  let arrival: Promise<ComponentType> | undefined;

  async function arrive() {
    await whenNeeded(id, need);
    for (;;) {
      try {
        return await load();
      } catch (error) {
        // With markup on the screen a failed download is no failure: the next touch tries again.
        if (!document.getElementById(id)) throw error;
        await whenNeeded(id, 'touched');
      }
    }
  }

  function Content() {
    return <Ready Section={Preloaded ?? use((arrival ??= arrive()))} />;
  }

  // Apart from Content: React may replay a component that suspended, and counts its hooks.
  function Ready({ Section }: { Section: ComponentType }) {
    useEffect(() => {
      const element = document.getElementById(id);
      if (element) releaseEarlyPresses(element);
    }, []);
    return <Section />;
  }

  function Deferred() {
    return (
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    );
  }
  Deferred.preload = async () => {
    Preloaded = await load();
  };
  return Deferred;
}
