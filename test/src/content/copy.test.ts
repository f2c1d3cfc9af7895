import { loadContent } from '../support/content';
import { stringsIn } from '../../support/words';

/** Not typeset: names and addresses, figures, and facts before a section shows them. */
const raw = /^\.(anchors|brand|claims|directContact|facts|paths|publicFiles)\./;

/** The specification gives these in English. */
const english = ['.partError.PART_ERROR_TITLE', '.notFound.NOT_FOUND_MESSAGE'];

const faults: [what: string, pattern: RegExp][] = [
  ['a straight apostrophe between letters', /\p{L}'\p{L}/u],
  ['an ordinary space before ; ! ? : % or €', / [;!?:%€]/],
  ['a missing space before ; ! ? or %', /[\p{L}\d»][;!?%]/u],
  ['a missing space before a colon', /\p{L}:(?!\/\/)/u],
  ['an ordinary space inside « »', /« | »/],
  ['two spaces in a row', /\s{2}/],
  ['a space at either end', /^\s|\s$/],
  ['a straight quotation mark', /"/],
  ['« de » or « que » before a vowel', /(?<!\p{L})(de|que) [aeiouàâéèêîôûœæ](?!nze|n\b|ui\b)/iu],
];

test.each(faults)('the French copy never has %s', async (_what, pattern) => {
  const all = stringsIn(await loadContent());
  const copy = all.filter(({ path }) => !raw.test(path) && !english.includes(path));
  expect(copy.length).toBeGreaterThan(100);
  expect(copy.filter(({ text }) => pattern.test(text))).toEqual([]);
});
