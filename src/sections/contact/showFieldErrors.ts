import type { UseFormReturn } from 'react-hook-form';
import { FIELD_NAMES } from '../../../supabase/functions/_shared/contract';
import { fieldErrorText } from '../../content/sections/contact';
import type { DemoRequestForm, DemoRequestRejected } from '../../services/demoRequest';

/**
 * Shows the function's error under each field that it rejected, and focuses the first.
 *
 * @returns whether the form has any of the rejected fields
 */
export function showFieldErrors(
  form: UseFormReturn<DemoRequestForm>,
  { fields }: DemoRequestRejected,
): boolean {
  const invalid = FIELD_NAMES.filter((name) => fields[name]);
  for (const name of invalid) {
    const code = fields[name] ?? '';
    form.setError(
      name,
      { type: code, message: fieldErrorText(name, code) },
      { shouldFocus: name === invalid[0] },
    );
  }
  return invalid.length > 0;
}
