import { useLayoutEffect, useState, type RefObject } from 'react';
import { anchors } from '../../content/anchors';
import { fillForm } from './fillForm';

/**
 * Keeps the text and focus of fields that were used before hydration. React reuses the fields,
 * unless browser translation or an extension has changed the page: then it replaces them with empty
 * ones, even while somebody types.
 */
export function useRestoreEarlyInput(element: RefObject<HTMLFormElement | null>) {
  // React renders before it removes the prerendered form, in the same task.
  const [early] = useState(findPrerendered);

  useLayoutEffect(() => {
    const form = element.current;
    if (!early || !form || early.form === form) return;
    fillForm(form, new FormData(early.form));
    const focused = early.focused && form.elements.namedItem(early.focused);
    if (focused instanceof HTMLElement) focused.focus();
  }, [element, early]);
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
