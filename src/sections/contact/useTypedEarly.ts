import { useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { anchors } from '../../content/anchors';
import type { DemoRequestForm } from '../../services/demoRequest';
import { fieldNames } from './showRefusal';

/**
 * Keeps what was typed before the code came. React keeps the fields themselves, except in a page
 * that a translation or an extension has changed: it makes that part anew, with empty fields. Until
 * that moment somebody may be typing in the old ones.
 */
export function useTypedEarly(form: UseFormReturn<DemoRequestForm>) {
  const [early] = useState(findForm);

  useLayoutEffect(() => {
    const typed = new FormData(early ?? undefined);
    for (const name of fieldNames) {
      const text = typed.get(name);
      if (typeof text === 'string' && text && !form.getValues(name)) form.setValue(name, text);
    }
  }, [form, early]);
}

function findForm() {
  if (typeof document === 'undefined') return null;
  return document.querySelector<HTMLFormElement>(`#${anchors.contact} form`);
}
