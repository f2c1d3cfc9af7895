import { renderHomeWithFacts } from '../../support/renderWithFacts';
import { visibleText } from '../../support/visibleText';

/** What no sentence of the page may say, and a sentence that would say it. */
const forbidden: [why: string, pattern: RegExp, example: string][] = [
  ['the product is « extension »', /\b(outils?|modules?|connecteurs?|plug-?ins?)\b/i, 'Un outil.'],
  ['an account is « connecté »', /\b(reli(er|ez|és?|ons)|raccord)/i, 'Vous reliez vos comptes.'],
  ['accounts have « opérations »', /flux bancaires|transactions/i, 'Vos flux bancaires.'],
  ['a line is a « ligne de relevé »', /lignes? de banque/i, 'Une ligne de banque.'],
  ['the saving is « jusqu’à »', /(?<!jusqu’à |40 à )80 %/i, 'Gagnez 80 % du temps.'],
  [
    'the position is as of the last synchronisation',
    /aussitôt|à la minute|en continu/i,
    'Aussitôt.',
  ],
  ['work remains after the dashboard', /instantanés|zéro effort|sans effort/i, 'Bord instantanés.'],
  ['a delay is not written as a date', /J\+5/, 'De J+5 à J+1.'],
  [
    'only the response time is guaranteed',
    /(?<!réponse )garanti(e|r|t|s|ssons)?(?![a-zé])/i,
    'Gain garanti.',
  ],
  [
    'ISO 27001 is in progress',
    /certifiée? ISO|ISO 27001(?!( est)? en cours)/i,
    'Certifié ISO 27001.',
  ],
  ['set-up is not part of « complète »', /hors paramétrage/i, 'Complète, hors paramétrage.'],
  ['not every bank is promised', /toutes (les|vos) banques/i, 'Toutes les banques.'],
  ['payments are not mentioned', /virements?|paiements? (émis|instantanés?)/i, 'Sans virement.'],
  [
    'the technology is not mentioned',
    /intelligence artificielle|\bIA\b|algorithme/i,
    'Grâce à l’IA.',
  ],
  [
    'there is no superlative',
    /\b(meilleure?s?|unique|leader|révolutionn|incomparable|parfaite?s?|100 %|idéale?s?|inviolable|infaillible|illimitée?s?)(?![a-z])/i,
    'La meilleure extension.',
  ],
  ['« é » is not a special character', /caractères spéciaux/i, 'Sans caractères spéciaux.'],
  ['a message names its recipient', /sur simple (message|demande)/i, 'Sur simple message.'],
];

let page: string;
beforeAll(async () => void (page = visibleText(await renderHomeWithFacts({ facts: {} }))));

it.each(forbidden)('%s', (_why, pattern) => {
  expect(page.match(pattern)?.[0]).toBeUndefined();
});

it.each(forbidden)('the rule applies to its example: %s', (_why, pattern, example) => {
  expect(example).toMatch(pattern);
});

it('the page says « produit » only on the specified button', () => {
  expect(page.match(/.{0,14}produit/gi)).toEqual([expect.stringMatching(/Découvrir le produit$/)]);
});
