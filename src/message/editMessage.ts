import { anchors } from '../content/anchors';

/**
 * Edits the form's message and moves focus to it. It edits the DOM, since the form may not be
 * hydrated yet. Hydration keeps the field's text.
 */
export function editMessage(edit: (message: string) => string) {
  const field = document.querySelector<HTMLTextAreaElement>(`#${anchors.contact} [name=message]`);
  if (!field) return;
  // React wraps the `value` setter and ignores the input event that follows an assignment.
  // https://github.com/facebook/react/issues/10135
  field.setRangeText(edit(field.value), 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
