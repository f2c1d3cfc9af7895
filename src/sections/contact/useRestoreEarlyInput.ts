import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { usePrerendered } from '../../components/hydration/usePrerendered';
import { anchors } from '../../content/anchors';
import type { DemoForm } from '../../demo-request/useDemoRequestState';
import { copyFieldsToForm } from './copyFieldsToForm';
import { fillForm } from './fillForm';

const findForm = () => document.querySelector<HTMLFormElement>(`#${anchors.contact} form`);

/**
 * Keeps the text and focus of fields that were used before hydration. React reuses the prerendered
 * fields, unless browser translation or an extension has changed the page: then it replaces them with
 * empty ones, even while somebody types.
 */
export function useRestoreEarlyInput(form: DemoForm, element: RefObject<HTMLFormElement | null>) {
  const early = usePrerendered(findForm);
  // By its name. React removes the focus with the form, after this first render, in the same task.
  const [focusedField] = useState(() => early?.querySelector(':focus')?.getAttribute('name'));

  const restore = useEffectEvent((fields: HTMLFormElement) => {
    if (!early || early === fields) return;
    fillForm(fields, new FormData(early));
    const focused = focusedField && fields.elements.namedItem(focusedField);
    if (focused instanceof HTMLElement) focused.focus();
  });

  useLayoutEffect(() => {
    const fields = element.current;
    if (!fields) return undefined;
    restore(fields);
    // For the return from another page: the form has not noticed text that came without an event.
    return () => copyFieldsToForm(form, fields);
  }, [form, element]);
}
