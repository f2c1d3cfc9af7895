import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { anchors } from '../../content/anchors';
import type { DemoRequestForm } from '../../services/demoRequest';
import { fieldNames } from './showRefusal';

/**
 * Keeps what was typed before the code came. React keeps the fields themselves, except in a page
 * that a translation or an extension has changed: it makes that part anew, with empty fields.
 */
export function useTypedEarly(form: UseFormReturn<DemoRequestForm>) {
  const [typed] = useState(readFields);

  useEffect(() => {
    for (const name of fieldNames) {
      const text = typed[name];
      if (typeof text === 'string' && text && !form.getValues(name)) form.setValue(name, text);
    }
  }, [form, typed]);
}

function readFields(): Partial<Record<string, FormDataEntryValue>> {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>(`#${anchors.contact} form`);
  return form ? Object.fromEntries(new FormData(form)) : {};
}
