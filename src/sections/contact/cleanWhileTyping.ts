import { cleanText } from '../../../supabase/functions/_shared/characters';

/**
 * Removes characters that are never drawn from what somebody types, pastes or drops into a form's
 * fields, as the function does: the field then holds what its reader sees, also before it is sent.
 * Spaces stay, since somebody may be typing on.
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
  // execCommand is deprecated, but nothing else keeps both undo and the caret: fields for email do not
  // let scripts move their caret.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand('insertText', false, cleaned)) event.preventDefault();
}
