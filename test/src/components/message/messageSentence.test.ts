import { estimator } from '#src/content/sections/estimator.ts';
import { faq, type FaqItem } from '#src/content/sections/faq.ts';
import { contact } from '#src/content/sections/contact.ts';
import { putSentence } from '#src/components/message/messageSentence.ts';

const template = 'Estimation (site) : {time} pour {accounts}, soit {month} par an.';
const second = { time: '2 h 30', accounts: '1 compte', month: '2 419 h' };
const earlier = 'Estimation (site) : 3 h pour 5 comptes, soit 25 à 50 h par an.';
const later = 'Estimation (site) : 2 h 30 pour 1 compte, soit 2 419 h par an.';

/** The message once the sentence is put in. */
function put(message: string, ...sentence: [template: string, words: Record<string, string>]) {
  const { text, start, end } = putSentence(message, ...sentence);
  return message.slice(0, start) + text + message.slice(end);
}

describe('putSentence', () => {
  test.each([
    ['an empty message', '', `${later} `],
    ['what was typed', 'Bonjour', `Bonjour\n\n${later} `],
    ['a line of its own', 'Bonjour\n', `Bonjour\n${later} `],
    ['an earlier sentence', earlier, `${later} `],
    ['an earlier sentence amid text', `Bonjour. ${earlier} Merci.`, `Bonjour. ${later} Merci.`],
    ['the same sentence', `Bonjour\n\n${later} `, `Bonjour\n\n${later} `],
    [
      'characters that are special in regular expressions',
      'Tarif ? $& (5 €)*',
      `Tarif ? $& (5 €)*\n\n${later} `,
    ],
  ])('adds or replaces its sentence: %s', (_what, message, expected) => {
    expect(put(message, template, second)).toBe(expected);
  });

  test.each([
    ['went on writing', earlier.replace(' par an.', ' par an et deux questions : lesquelles ?')],
    ['changed its words', earlier.replace('pour', 'sur')],
    ['wrote a whole sentence into it', earlier.replace('3 h', '3 h. Ou plutôt 4 h, je crois.')],
    ['broke it over lines', earlier.replace('3 h', '3\nh')],
  ])('keeps an earlier sentence if the visitor %s', (_what, message) => {
    expect(put(message, template, second)).toBe(`${message}\n\n${later} `);
  });

  const beginnings = [
    ...faq.items.map(({ start }: FaqItem) => start),
    contact.distributorNote.start,
  ]
    .map((start) => start?.beginning ?? [])
    .flat();

  test.each([...beginnings, estimator.sentence])(
    'puts plain text in, which it replaces by itself: %s',
    (template) => {
      const text = { time: '2\u00a0h', month: '1\u202f209\u00a0h', year: '2\u00a0h' };
      const message = put('Bonjour', template, text);
      expect(message).not.toMatch(/\p{Cf}|[^\S \n]/u);
      expect(put(message, template, text)).toBe(message);
    },
  );
});
