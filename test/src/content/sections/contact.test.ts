import { contact, explainFieldError } from '#src/content/sections/contact.ts';

test('the error of a text that is too long says how many characters its field takes', () => {
  expect(explainFieldError('name', 'too_long')).toContain('200\u00a0caractères');
  expect(explainFieldError('message', 'too_long')).toContain('10\u202f000\u00a0caractères');
});

test('an error that the page does not know gets a general sentence', () => {
  expect(explainFieldError('name', 'toString')).toBe(contact.unknownFieldError);
});
