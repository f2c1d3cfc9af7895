import { anchors } from '../content/anchors';

/**
 * Changes the message of the demo request and goes there. It works on the native field, since the
 * form's code may not have arrived: hydration keeps what it finds in the field.
 */
export function editMessage(edit: (message: string) => string) {
  const field = document.querySelector<HTMLTextAreaElement>(`#${anchors.contact} [name=message]`);
  if (!field) return;
  // Assigning `value` would go unnoticed: React watches that setter, and then takes the event for
  // its own. https://github.com/facebook/react/issues/10135
  field.setRangeText(edit(field.value), 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
