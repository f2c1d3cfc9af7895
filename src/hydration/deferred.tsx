import { Suspense, use, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { releaseEarlyPresses } from './clickQueue';
import { scripted } from './scripting';
import { whenNeeded } from './hydrationTrigger';
import type { Need } from './hydrationTrigger';

interface DeferredOptions<Props> {
  /** What the component gets, with the id of the prerendered element that it takes over. */
  props: Props;
  need: Need;
  load: () => Promise<ComponentType<Props>>;
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
export function deferred<Props extends { id: string }>(
  options: DeferredOptions<Props>,
): DeferredComponent {
  const { props, need } = options;
  let Preloaded: ComponentType<Props> | undefined;
  let arrival: Promise<ComponentType<Props>> | undefined;

  async function load(): Promise<ComponentType<Props>> {
    const [{ Themed }, Component] = await Promise.all([
      import(/* webpackChunkName: "theme" */ '../theme/Themed'),
      options.load(),
    ]);
    return function ThemedComponent(themedProps: Props) {
      return (
        <Themed>
          <Component {...themedProps} />
        </Themed>
      );
    };
  }

  async function arrive() {
    await whenNeeded(props.id, need);
    for (;;) {
      try {
        return await load();
      } catch (error) {
        // With markup on the screen a failed download is no failure: the next touch tries again.
        if (!document.getElementById(props.id)) throw error;
        window.firstScript?.giveUp();
        await whenNeeded(props.id, 'touched');
      }
    }
  }

  function Content() {
    return <Ready Component={Preloaded ?? use((arrival ??= arrive()))} />;
  }

  // Apart from Content: React may replay a component that suspended, and counts its hooks.
  function Ready({ Component }: { Component: ComponentType<Props> }) {
    useEffect(() => {
      const element = document.getElementById(props.id);
      if (!element) return;
      element.setAttribute(scripted.attribute, '');
      releaseEarlyPresses(element);
    }, []);
    return <Component {...props} />;
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
