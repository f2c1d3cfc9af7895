import { anchors } from '../../content/anchors';
import type { Edit } from './messageSentence';

/**
 * Edits the form's message, and moves focus and caret to where the edit ends. It edits the DOM,
 * since the form may not be hydrated yet. Hydration keeps the field's text.
 *
 * @returns whether the page has the form
 */
export function editMessage(edit: (message: string) => Edit): boolean {
  const field = document.querySelector<HTMLTextAreaElement>(`#${anchors.contact} [name=message]`);
  if (!field) return false;
  // Read-only while a request is sent: its success would erase the edit.
  if (!field.readOnly) put(field, edit(field.value));
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}

function put(field: HTMLTextAreaElement, { text, start, end }: Edit) {
  const rest = field.value.slice(end);
  // React wraps the `value` setter and ignores the input event that follows an assignment.
  // https://github.com/facebook/react/issues/10135
  field.setRangeText(text, start, field.value.length, 'end');
  const bottom = field.scrollHeight;
  field.setRangeText(rest, field.selectionEnd, field.selectionEnd, 'preserve');
  // Browsers scroll to what is typed, not to what a script inserts.
  field.scrollTop = bottom - field.clientHeight;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
