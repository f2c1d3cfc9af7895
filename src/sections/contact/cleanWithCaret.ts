import { cleanText, joinLines } from '../../../supabase/functions/_shared/characters';
import type { FieldRule } from '../../../supabase/functions/_shared/contract';

/**
 * Removes characters that are never drawn from what is in a field: it then holds what its reader sees, also
 * before it is sent. Spaces stay, since somebody may be typing on. The click on the submit button cleans the
 * rest, as the function does.
 */
export function cleanWithCaret(
  field: HTMLInputElement | HTMLTextAreaElement,
  kind: FieldRule['kind'],
) {
  const clean = kind === 'text' ? cleanText : joinLines;
  const { value, selectionStart } = field;
  const cleaned = clean(value);
  if (cleaned === value) return;
  field.value = cleaned;
  // Fields for email do not tell where their caret is. There it goes to the end.
  if (selectionStart === null) return;
  const caret = clean(value.slice(0, selectionStart)).length;
  field.setSelectionRange(caret, caret);
}
