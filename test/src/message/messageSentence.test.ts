import { estimator } from '../../../src/content/sections/estimator';
import { fillSentence, putSentence } from '../../../src/message/messageSentence';

const template = 'Estimation (site) : {time} pour {accounts}, soit {month} par an.';
const first = { time: '3 h', accounts: '5 comptes', month: '25 à 50 h' };
const second = { time: '2 h 30', accounts: '1 compte', month: '2 419 h' };
const earlier = 'Estimation (site) : 3 h pour 5 comptes, soit 25 à 50 h par an.';
const later = 'Estimation (site) : 2 h 30 pour 1 compte, soit 2 419 h par an.';

describe('fillSentence', () => {
  it('fills every placeholder', () => {
    expect(fillSentence(template, first)).toBe(earlier);
  });

  it('keeps a placeholder that has no value', () => {
    expect(fillSentence('{time}, {other}', first)).toBe('3 h, {other}');
  });
});

describe('putSentence', () => {
  it.each([
    ['an empty message', '', later],
    ['nothing but spaces', ' \n ', later],
    ['what was typed', 'Bonjour', `Bonjour\n\n${later}`],
    ['a line of its own', 'Bonjour\n', `Bonjour\n${later}`],
    ['an earlier sentence', earlier, later],
    ['an earlier sentence amid text', `Bonjour. ${earlier} Merci.`, `Bonjour. ${later} Merci.`],
    ['the same sentence', `Bonjour\n\n${later}`, `Bonjour\n\n${later}`],
    [
      'characters that are special in regular expressions',
      'Tarif ? $& (5 €)*',
      `Tarif ? $& (5 €)*\n\n${later}`,
    ],
  ])('adds or replaces its sentence: %s', (_what, message, expected) => {
    expect(putSentence(message, template, second)).toBe(expected);
  });

  it.each([
    ['went on writing', earlier.replace(' par an.', ' par an et deux questions : lesquelles ?')],
    ['changed its words', earlier.replace('pour', 'sur')],
    ['wrote a whole sentence into it', earlier.replace('3 h', '3 h. Ou plutôt 4 h, je crois.')],
    ['broke it over lines', earlier.replace('3 h', '3\nh')],
  ])('keeps an earlier sentence if the visitor %s', (_what, message) => {
    expect(putSentence(message, template, second)).toBe(`${message}\n\n${later}`);
  });

  it('replaces an earlier sentence made from the page’s own template', () => {
    const words = {
      ...first,
      year: '1 209 à 2 419 h par an, soit 604 500 à 1 209 500 € à 500,50 € l’heure, abonnement non déduit',
    };
    const once = putSentence('Bonjour', estimator.sentence, words);
    const twice = putSentence(once, estimator.sentence, { ...second, year: '1 à 2 h par an' });
    expect(once).toMatch(/^Bonjour\n\nEstimation[^{}]+\.$/);
    expect(twice.match(/Estimation/g)).toHaveLength(1);
    expect(twice).toContain('2 h 30');
  });
});
