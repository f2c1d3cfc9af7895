import type { UseFormReturn } from 'react-hook-form';
import { contact, refusalText } from '../../content/sections/contact';
import type {
  DemoRequestField,
  DemoRequestForm,
  DemoRequestRefused,
} from '../../services/demoRequest';

/** In the page's order: focus goes to the first at fault, whichever the server names first. */
export const fieldNames = Object.keys(contact.fields) as DemoRequestField[];

/** Says under each field why the function refused it. */
export function showFieldErrors(
  form: UseFormReturn<DemoRequestForm>,
  { fields }: DemoRequestRefused,
) {
  const atFault = fieldNames.filter((name) => fields[name]);
  for (const name of atFault) {
    const code = fields[name] ?? '';
    form.setError(
      name,
      { type: code, message: refusalText(name, code) },
      { shouldFocus: name === atFault[0] },
    );
  }
}
