import { contact, explainFieldError } from '#src/content/sections/contact.ts';
import { fieldWords } from '../../../support/builders';
import { words } from '../../../support/words';

it.each([
  ['name', 'wrong_type', 'Écrivez du texte dans ce champ.'],
  ['name', 'too_long', 'Raccourcissez ce texte : 200 caractères au plus.'],
  [
    'email',
    'invalid_email',
    'Indiquez une seule adresse e-mail complète, par exemple c.martin@entreprise.example.',
  ],
  ['name', 'toString', 'Vérifiez cette valeur.'],
] as const)('each field error explains how to fix it: %s, %s', (field, code, expected) => {
  expect(words(explainFieldError(field, code))).toBe(expected);
});

it('the result of a rejected native post names each field', () => {
  const rejected = contact.nativeResults.find(({ id }) => id === 'demande-refusee')?.text;
  for (const field of Object.values(fieldWords)) expect(words(rejected ?? '')).toContain(field);
});
