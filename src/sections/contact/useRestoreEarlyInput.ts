import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { usePrerendered } from '../../components/usePrerendered';
import { useRemembered } from '../../components/useRemembered';
import { anchors } from '../../content/anchors';
import { fillForm } from './fillForm';

const findForm = () => document.querySelector<HTMLFormElement>(`#${anchors.contact} form`);

/**
 * Keeps the text and focus of fields that were used before hydration, and the text of those that were
 * used before the visitor went to another page of the site. React reuses the prerendered fields, unless
 * browser translation or an extension has changed the page: then it replaces them with empty ones, even
 * while somebody types.
 */
export function useRestoreEarlyInput(element: RefObject<HTMLFormElement | null>) {
  const early = usePrerendered(findForm);
  // By its name. React removes the focus with the form, after this first render, in the same task.
  const [focusedField] = useState(() => early?.querySelector(':focus')?.getAttribute('name'));
  const [draft, keepDraft] = useRemembered<FormData>(anchors.contact);

  const restore = useEffectEvent((form: HTMLFormElement) => {
    if (!early && draft) fillForm(form, draft);
    if (!early || early === form) return;
    fillForm(form, new FormData(early));
    const focused = focusedField && form.elements.namedItem(focusedField);
    if (focused instanceof HTMLElement) focused.focus();
  });
  const keep = useEffectEvent((form: HTMLFormElement) => keepDraft(new FormData(form)));

  useLayoutEffect(() => {
    const form = element.current;
    if (!form) return undefined;
    restore(form);
    return () => keep(form);
  }, [element]);
}
