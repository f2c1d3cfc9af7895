import { factSentences, maxSentenceLength } from '#src/content/facts.ts';
import type { FactName, Facts } from '#src/content/facts.ts';
import { allFacts } from '../../support/allFacts';
import { words } from '../../support/words';

const names = Object.keys(maxSentenceLength) as FactName[];

describe('the sentences of the facts', () => {
  it('are absent until the owner gives facts', () => {
    expect(Object.values(factSentences({})).flat()).toEqual([]);
  });

  it.each<[FactName, Facts]>([
    ['banks', { banks: '  ' }],
    [
      'accountProvider',
      { accountProvider: { name: 'Passerelle', authority: "l'ACPR", number: '' } },
    ],
    ['hosting', { hosting: { place: '', host: 'Azure' } }],
    ['demo', { demo: { minutes: 30, how: ' ', host: 'un consultant' } }],
  ])('are absent for an incomplete fact: %s', (name, facts) => {
    expect(factSentences(facts)[name]).toEqual([]);
  });

  it.each<[FactName, string]>([
    [
      'accountProvider',
      'Vos comptes sont lus par Passerelle Comptes SAS, prestataire de services d’information sur les comptes contrôlé par l’ACPR (numéro 99999).',
    ],
    [
      'demo',
      'Comptez 45 minutes, en visioconférence, sur un jeu de données fictif, avec une consultante comptable qui répond en direct.',
    ],
    [
      'hosting',
      'Vos données bancaires sont hébergées aux Pays-Bas et en Irlande, chez Microsoft Azure (Europe occidentale).',
    ],
    [
      'certification',
      'Certification AppSource obtenue en septembre 2026, pour les éditions Essentials et Premium, en ligne et sur site.',
    ],
  ])('are written around the owner’s words: %s', (name, expected) => {
    expect(factSentences(allFacts)[name].map(words)).toEqual([expected]);
  });

  it('are typeset', () => {
    expect(factSentences({ banks: "L'une ou l'autre ?" }).banks).toEqual([
      'L’une ou l’autre\u202f?',
    ]);
  });

  /** Layout tests use these sentences: shorter ones would prove nothing. */
  it.each(names)(
    'come close to their maximum length in the example for layout tests: %s',
    (name) => {
      const longest = Math.max(...factSentences(allFacts)[name].map(({ length }) => length));
      expect(longest).toBeLessThanOrEqual(maxSentenceLength[name]);
      expect(longest).toBeGreaterThan(maxSentenceLength[name] * 0.8);
    },
  );
});
