import { CLEAN } from '../../../supabase/functions/_shared/characters';
import { FIELD_NAMES, FIELDS, HONEYPOT_FIELD } from '../../../supabase/functions/_shared/contract';
import type { DemoForm } from '../../demo-request/useDemoRequestState';
import type { DemoRequest } from '../../services/sendDemoRequest';

/**
 * Copies what the fields hold to the form's state and, where cleaning changes it, back. It is cleaned
 * as the function cleans it: browsers reject an address for a space that nobody can see. Some autofill
 * tools change fields without an event that React would notice.
 */
export function copyFieldsToForm(form: DemoForm, element: HTMLFormElement) {
  const typed = new FormData(element);
  const read = (name: keyof DemoRequest) => {
    const text = typed.get(name);
    return typeof text === 'string' ? text : '';
  };
  // Undefined, it is left out of the request.
  form.setValue(HONEYPOT_FIELD, read(HONEYPOT_FIELD) || undefined);
  for (const name of FIELD_NAMES) {
    const text = CLEAN[FIELDS[name].kind](read(name));
    // Setting an equal text would move the caret.
    if (form.getValues(name) !== text || read(name) !== text) form.setValue(name, text);
  }
}
