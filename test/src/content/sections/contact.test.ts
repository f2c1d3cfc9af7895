import { contact, explainFieldError } from '#src/content/sections/contact.ts';
import { nativeResult } from '../../../support/nativeResult';
import { fieldWords } from '../../../support/sampleRequest';

test('the error of a text that is too long says how many characters its field takes', () => {
  expect(explainFieldError('name', 'too_long')).toContain('200\u00a0caractères');
  expect(explainFieldError('message', 'too_long')).toContain('10\u202f000\u00a0caractères');
});

test('an error that the page does not know gets a general sentence', () => {
  expect(explainFieldError('name', 'toString')).toBe(contact.unknownFieldError);
});

test('the result of a rejected native post names each field', () => {
  const { text } = nativeResult('demande-refusee');
  for (const field of Object.values(fieldWords)) expect(text).toContain(field);
});
