import { cleanWithCaret } from '#src/sections/contact/cleanWithCaret.ts';

const MAN_TECHNOLOGIST = '\u{1F468}\u200D\u{1F4BB}';
const SCOTLAND = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';

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

test('makes foreign line breaks spaces in a line, and line breaks in several lines', () => {
  const line = fieldWith('input', 'Exemple\u2028SAS\t|');
  cleanWithCaret(line);
  expect(read(line)).toBe('Exemple SAS |');
  const lines = fieldWith('textarea', 'Exemple\u2028SAS\t|');
  cleanWithCaret(lines);
  expect(read(lines)).toBe('Exemple\nSAS\t|');
});

test.each([
  ['spaces at both ends, since somebody may be typing on', ' Zoé\u00a0'],
  ['accents, composed or not', 'Zoe\u0301 Lefèvre'],
  ['joiners that have a meaning', `نازنین\u200cزهرا ${MAN_TECHNOLOGIST} ${SCOTLAND} \u2764\ufe0f`],
])('keeps %s', (_what, text) => {
  const field = fieldWith('input', `${text}|`);
  cleanWithCaret(field);
  expect(field.value).toBe(text);
});

test('cleans a field for email, which does not tell where its caret is', () => {
  const field = document.createElement('input');
  field.type = 'email';
  field.value = 'zoe\u200b@exemple.fr';
  cleanWithCaret(field);
  expect(field.value).toBe('zoe@exemple.fr');
});
