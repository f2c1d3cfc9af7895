import { useLayoutEffect, useRef, useState } from 'react';
import type { FailedIslandProps } from '../../islands/hydrateIsland';
import { WITH_SCRIPT } from '../../islands/scripting';
import { fillForm } from './fillForm';

/** Stands in for the section when its code has failed: the form sends natively, with what was typed. */
export function PrerenderedForm({ island, prerendered }: FailedIslandProps) {
  const element = useRef<HTMLDivElement>(null);
  // During the first render: React then replaces the failed form.
  const [typed] = useState(() => new FormData(island.querySelector('form') ?? undefined));

  useLayoutEffect(() => {
    const form = element.current?.querySelector('form');
    if (form) fillForm(form, typed);
    for (const control of element.current?.querySelectorAll(`.${WITH_SCRIPT}`) ?? []) {
      control.remove();
    }
  }, [typed]);

  return <div ref={element} dangerouslySetInnerHTML={{ __html: prerendered }} />;
}
