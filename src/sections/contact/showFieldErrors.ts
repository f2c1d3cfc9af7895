import type { UseFormReturn } from 'react-hook-form';
import { contact, fieldErrorText } from '../../content/sections/contact';
import type {
  DemoRequestField,
  DemoRequestForm,
  DemoRequestRejected,
} from '../../services/demoRequest';

/** In display order: focus goes to the first invalid field of the page. */
export const fieldNames = Object.keys(contact.fields) as DemoRequestField[];

/** Shows the function's error under each field that it rejected. */
export function showFieldErrors(
  form: UseFormReturn<DemoRequestForm>,
  { fields }: DemoRequestRejected,
) {
  const invalid = fieldNames.filter((name) => fields[name]);
  for (const name of invalid) {
    const code = fields[name] ?? '';
    form.setError(
      name,
      { type: code, message: fieldErrorText(name, code) },
      { shouldFocus: name === invalid[0] },
    );
  }
}
