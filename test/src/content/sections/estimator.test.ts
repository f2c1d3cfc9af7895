import { assumptions, claims } from '../../../../src/content/claims';
import {
  estimateBasis,
  euroRange,
  formula,
  hourRange,
  problemText,
  quantities,
  spokenResult,
  workingDayRange,
  worthFormula,
  yearInWords,
} from '../../../../src/content/sections/estimator';
import { words } from '../../support/words';

const { hours, cost } = quantities;
const worth = { perHour: 35, perYear: { low: 10_570, high: 21_140 } };

const written: [what: string, text: string, expected: string][] = [
  ['a range', hourRange({ low: 25, high: 50 }), '25 à 50 h'],
  ['thousands', hourRange({ low: 907, high: 2419 }), '907 à 2 419 h'],
  ['days', workingDayRange({ low: 43, high: 86 }), 'par an, soit 43 à 86 jours de travail de 7 h'],
  [
    'the formula',
    formula('2 h 30', '21 à 42 h'),
    '2 h 30 par jour × 21 jours ouvrés × 40 à 80 % = 21 à 42 h par mois',
  ],
  ['euros', euroRange(worth.perYear), '10 570 à 21 140 €'],
  [
    'the formula in euros',
    worthFormula('302 à 604 h', worth),
    '302 à 604 h par an × 35 € = 10 570 à 21 140 €',
  ],
  ['the year', yearInWords('302 à 604 h', undefined), '302 à 604 h par an'],
  [
    'the year and its worth',
    yearInWords('302 à 604 h', worth),
    '302 à 604 h par an, soit 10 570 à 21 140 € à 35 € l’heure, abonnement non déduit',
  ],
  [
    'the result aloud',
    spokenResult('25 à 50 h', '302 à 604 h par an'),
    'Temps gagné estimé : 25 à 50 h par mois, 302 à 604 h par an.',
  ],
  ['hours in words', hours.inWords(2.25), '2 h 15'],
  ['less than an hour', hours.inWords(0.25), '15 min'],
  ['hours on the slider', hours.onSlider(2.5), '2 h 30 par jour'],
  ['whole euros', cost.inWords(35), '35 €'],
  ['cents', cost.inWords(35.5), '35,50 €'],
  [
    'too much',
    problemText('tooHigh', '12 h'),
    'Trop pour cette estimation : valeur ramenée à 12 h.',
  ],
  [
    'too little',
    problemText('tooLow', '15 min'),
    'Trop peu pour cette estimation : valeur portée à 15 min.',
  ],
  ['a rounded value', problemText('rounded', '3 h'), 'Valeur arrondie à 3 h.'],
  ['no number', problemText('unreadable', '3 h'), 'Un nombre est attendu. La valeur reste à 3 h.'],
  ['no number yet', problemText('unreadable', undefined), 'Un nombre est attendu.'],
];

describe('the words of the estimate', () => {
  it.each(written)('give %s', (_what, text, expected) => {
    expect(words(text)).toBe(expected);
  });

  it.each(written)('are set in French: %s', (_what, text) => {
    expect(text).not.toMatch(/ [:;!?%€]|\d (?:h|min|jours)\b|'/);
  });
});

describe('the basis of the estimate', () => {
  it('never goes beyond the claim', () => {
    expect(estimateBasis.savedPercent.high).toBe(claims.timeSavedPercent);
    expect(estimateBasis.savedPercent.low).toBe(claims.timeSavedPercent / 2);
  });

  it('has twelve equal months a year', () => {
    expect(assumptions.workingDays.perYear).toBe(12 * assumptions.workingDays.perMonth);
  });

  it('begins with the customer’s figure, within the limits of the slider', () => {
    const { initial, min, max, step } = hours;
    expect(initial).toBe(3);
    expect(initial).toBeGreaterThanOrEqual(min);
    expect(initial).toBeLessThanOrEqual(max);
    expect((initial - min) % step).toBe(0);
    expect((max - min) % step).toBe(0);
  });
});
