import { cleanText } from '../../../supabase/functions/_shared/characters';

/**
 * Leaves out the characters that are never drawn of what is typed, pasted or dropped into a form's
 * fields, as the function does. Spaces stay, since somebody may be typing on.
 *
 * @returns removes the listener
 */
export function cleanWhileTyping(form: HTMLFormElement): () => void {
  form.addEventListener('beforeinput', insertCleaned);
  return () => form.removeEventListener('beforeinput', insertCleaned);
}

function insertCleaned(event: InputEvent) {
  // What an input method composes cannot be replaced. The click on the submit button cleans it.
  if (!event.data || event.isComposing) return;
  const cleaned = cleanText(event.data);
  if (cleaned === event.data) return;
  // Deprecated, but nothing else keeps both the caret, also in fields for email, and undo.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand('insertText', false, cleaned)) event.preventDefault();
}
