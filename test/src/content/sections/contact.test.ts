import { contact, fieldErrorText } from '../../../../src/content/sections/contact';
import { FIELDS } from '../../../../supabase/functions/send-contact-email/demo-request';
import { words } from '../../support/words';

describe('what stands under a rejected field', () => {
  it.each([
    ['name', 'Raccourcissez ce texte : 200 caractères au plus.'],
    ['company', 'Raccourcissez ce texte : 200 caractères au plus.'],
    ['email', 'Raccourcissez ce texte : 254 caractères au plus.'],
    ['message', 'Raccourcissez ce texte : 10 000 caractères au plus.'],
  ] as const)('names the limit of %s', (field, expected) => {
    expect(words(fieldErrorText(field, 'too_long'))).toBe(expected);
  });

  it('does not blame letters with accents', () => {
    expect(words(fieldErrorText('name', 'forbidden_character'))).toBe(
      'Ce champ contient un caractère invisible ou un retour à la ligne : retirez-le.',
    );
  });

  it('gives an example address that nobody can own', () => {
    expect(fieldErrorText('email', 'invalid_email')).toMatch(/@[\w-]+\.example\.$/);
  });

  it('has a general sentence for a code that the page does not know', () => {
    expect(fieldErrorText('name', 'toString')).toBe(contact.unknownFieldError);
  });
});

it('the page names the limits that the function has', () => {
  const limits = (fields: Record<string, { maxLength: number }>) =>
    Object.fromEntries(Object.entries(fields).map(([name, { maxLength }]) => [name, maxLength]));
  expect(limits(contact.fields)).toEqual(limits(FIELDS));
});

it('after a form without script, names each field that may have been rejected', () => {
  const rejected = contact.nativeResults.find(({ id }) => id === 'demande-refusee')?.text;
  for (const field of ['nom', 'société', 'adresse e-mail', 'message']) {
    expect(words(rejected ?? '')).toContain(`votre ${field}`);
  }
});
