import { cleanWithCaret } from '#src/sections/contact/cleanWithCaret.ts';

/** A field that holds the text, with its caret at the bar. */
function fieldWith(tag: 'input' | 'textarea', text: string) {
  const field = document.createElement(tag);
  const caret = text.indexOf('|');
  field.value = text.replace('|', '');
  field.setSelectionRange(caret, caret);
  return field;
}

function read({ value, selectionStart }: HTMLInputElement | HTMLTextAreaElement) {
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
}

test.each([
  ['what stands before the caret', 'input', 'Zoé\u200b| Martin', 'Zoé| Martin'],
  ['what stands after the caret', 'input', 'Zoé| Mar\u00adtin', 'Zoé| Martin'],
  ['what stands on both sides of it', 'input', '\u202aZoé|\u202c Martin\ufeff', 'Zoé| Martin'],
  ['all there is', 'textarea', '\u200b\u2060|', '|'],
  ['half of a character', 'input', 'Zoé\ud83d| Martin', 'Zoé| Martin'],
  ['what turns the reading direction', 'textarea', '\u202egpj|.exe', 'gpj|.exe'],
])('removes %s, and keeps the caret where it was', (_what, tag, before, after) => {
  const field = fieldWith(tag as 'input' | 'textarea', before);
  cleanWithCaret(field);
  expect(read(field)).toBe(after);
});

test('keeps spaces at both ends, since somebody may be typing on', () => {
  const field = fieldWith('input', ' Zoé\u00a0|');
  cleanWithCaret(field);
  expect(field.value).toBe(' Zoé\u00a0');
});

test('cleans a field for email, which does not tell where its caret is', () => {
  const field = document.createElement('input');
  field.type = 'email';
  field.value = 'zoe\u200b@exemple.fr';
  cleanWithCaret(field);
  expect(field.value).toBe('zoe@exemple.fr');
});
