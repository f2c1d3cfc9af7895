import { useLayoutEffect, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FIELD_NAMES, type DemoRequestField } from '../../../supabase/functions/_shared/contract';
import { anchors } from '../../content/anchors';
import type { DemoRequest } from '../../services/demoRequest';

/**
 * Keeps the text and focus of fields that were used before hydration. React reuses the fields,
 * unless browser translation or an extension has changed the page: then it replaces them with empty
 * ones, even while somebody types.
 */
export function useRestoreEarlyInput(
  form: UseFormReturn<DemoRequest>,
  element: RefObject<HTMLFormElement | null>,
) {
  const [early] = useState(findForm);

  useLayoutEffect(() => {
    if (!early) return;
    const typed = new FormData(early.form);
    for (const name of FIELD_NAMES) {
      const text = typed.get(name);
      if (typeof text === 'string' && text && !form.getValues(name)) form.setValue(name, text);
    }
    const focused = early.focused && element.current?.elements.namedItem(early.focused);
    if (focused instanceof HTMLElement && !early.form.isConnected) focused.focus();
  }, [form, element, early]);
}

interface EarlyForm {
  form: HTMLFormElement;
  focused: DemoRequestField | undefined;
}

function findForm(): EarlyForm | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.querySelector<HTMLFormElement>(`#${anchors.contact} form`);
  if (!form) return undefined;
  const findName = (target: EventTarget | null) =>
    FIELD_NAMES.find((name) => form.elements.namedItem(name) === target);
  const early: EarlyForm = { form, focused: findName(document.activeElement) };
  form.addEventListener('focusin', ({ target }) => (early.focused = findName(target)));
  return early;
}
