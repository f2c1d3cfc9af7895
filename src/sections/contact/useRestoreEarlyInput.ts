import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { useRemembered } from '../../components/useRemembered';
import { anchors } from '../../content/anchors';
import { fillForm } from './fillForm';

/**
 * Keeps the text and focus of fields that were used before hydration, and the text of those that were
 * used before the visitor went to another page of the site. React reuses the prerendered fields, unless
 * browser translation or an extension has changed the page: then it replaces them with empty ones, even
 * while somebody types.
 */
export function useRestoreEarlyInput(element: RefObject<HTMLFormElement | null>) {
  // React renders before it removes the prerendered form, in the same task.
  const [early] = useState(findPrerendered);
  const [draft, keepDraft] = useRemembered<FormData>(anchors.contact);

  const restore = useEffectEvent((form: HTMLFormElement) => {
    if (!early && draft) fillForm(form, draft);
    if (!early || early.form === form) return;
    fillForm(form, new FormData(early.form));
    const focused = early.focused && form.elements.namedItem(early.focused);
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

interface PrerenderedInput {
  form: HTMLFormElement;
  /** Name of the field that has the focus. */
  focused: string | null | undefined;
}

function findPrerendered(): PrerenderedInput | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.querySelector<HTMLFormElement>(`#${anchors.contact} form`);
  if (!form) return undefined;
  return { form, focused: form.querySelector(':focus')?.getAttribute('name') };
}
