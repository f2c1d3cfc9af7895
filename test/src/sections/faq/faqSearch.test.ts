import { faq } from '../../../../src/content/sections/faq';
import { findQuestion } from '../../../../src/sections/faq/faqSearch';

it.each([
  ['banque', 'item-0'],
  ['Quelles BANQUES ?', 'item-0'],
  ['connecter', 'item-0'],
  ['temps démarrer', 'item-1'],
  ['DEMARRER', 'item-1'],
  ['paramétrage', 'item-1'],
  ['parametrage initial', 'item-1'],
  ['lignes en attente', 'item-1'],
  ['lettrage', 'item-1'],
  ['dsp2', 'item-0'],
  ['authentifier', 'item-0'],
  ['mes comptes', 'item-2'],
  ['chiffre', 'item-2'],
  ['iso', 'item-2'],
  ['abonnement', 'item-3'],
  ['prix', 'item-3'],
  ['tarif', 'item-3'],
  ['installation', 'item-1'],
  ['assistance', 'item-3'],
])('« %s » leads to %s', (typed, id) => {
  expect(findQuestion(typed, faq.items)?.id).toBe(id);
});

it.each(['', '   ', '?', 'les', 'une que pour', 'zèbre', 'a', '%', '\u0301'])(
  '« %s » leads nowhere',
  (typed) => {
    expect(findQuestion(typed, faq.items)).toBeUndefined();
  },
);

it('prefers a question that has the word to an answer that does, and the first of equals', () => {
  const items = [
    { id: 1, question: 'Autre', answer: 'le prix' },
    { id: 2, question: 'Quel prix', answer: '' },
    { id: 3, question: 'Le prix', answer: '' },
  ];
  expect(findQuestion('prix', items)?.id).toBe(2);
});
