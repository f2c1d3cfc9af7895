import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brand } from '#src/content/brand.ts';
import { loadContent } from '../../support/content';
import { stringsIn, words } from '../../support/words';

const withoutCopy = [
  'anchors',
  'claims',
  'duration',
  'facts',
  'paths',
  'publicFiles',
  'typography',
];

/** The specification gives these in English. */
const english = ['.islandError.islandErrorTitle', '.notFound.notFoundMessage'];

const faults: [what: string, pattern: RegExp][] = [
  ['a straight apostrophe between letters', /\p{L}'\p{L}/u],
  ['an ordinary space before ; ! ? : % or €', / [;!?:%€]/],
  ['a missing space before ; ! ? or %', /[\p{L}\d»][;!?%]/u],
  ['a missing space before a colon', /\p{L}:/u],
  ['an ordinary space inside « »', /« | »/],
  ['two spaces in a row', /\s{2}/],
  ['a space at either end', /^\s|\s$/],
  ['an empty text', /^$/],
  ['a decimal point', /\d\.\d/],
  ['an amount with four digits in a row', /\d{4,}(?=[\s,]*\d*\s*€)/u],
  ['a straight quotation mark', /"/],
];

/** English words for which finance professionals have a French one. */
const anglicisms =
  'reporting dashboard support matching process email mail digital upload feedback business workflow leader booster implémenter supporter initier adresser'.split(
    ' ',
  );

/** The longest run of words that two sections may share: « versions sur site 14 et suivantes ». */
const SHARED_WORDS = 6;

/** These repeat sections on purpose: brand details, legal texts and meta tags. */
const repeating = ['brand', 'legal', 'meta'];

/** What the owner has to fill in before going live. */
const owed = /^\.brand\.(brand\.(legal|privacy)|proofs)\./;

async function copy() {
  return stringsIn(await loadContent()).filter(
    ({ path: key, text }) =>
      !english.includes(key) && !owed.test(key) && !/^(mailto|tel|https):/.test(text),
  );
}

describe('the French copy', () => {
  it('is checked in full', async () => {
    const folder = path.resolve(__dirname, '../../../src/content');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const modules = files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.parse(file).name);
    const checked = [...Object.keys(await loadContent()), ...withoutCopy];
    expect(checked.sort()).toEqual(modules.sort());
    expect((await copy()).length).toBeGreaterThan(100);
  });

  it.each(faults)('never has %s', async (_what, pattern) => {
    expect((await copy()).filter(({ text }) => pattern.test(text))).toEqual([]);
  });

  it.each(anglicisms)('does not use « %s »', async (word) => {
    const whole = new RegExp(`(?<![\\p{L}-])${word}s?(?!\\p{L})`, 'iu');
    const read = (await copy()).filter(({ path: key }) => !/\.(id|type|autoComplete)$/.test(key));
    const ours = read.map(({ text }) => words(text).replaceAll(brand.suite, ''));
    expect(ours.filter((text) => whole.test(text.replaceAll(brand.suiteShortName, '')))).toEqual(
      [],
    );
  });

  it('repeats no phrase in another section', async () => {
    const home = new Map<string, string>();
    const repeated: string[] = [];
    for (const { path: key, text } of await copy()) {
      const section = key.split('.')[1] ?? '';
      if (repeating.includes(section)) continue;
      for (const run of runsOfWords(text)) {
        const other = home.get(run) ?? section;
        if (other !== section) repeated.push(`${other}, ${section}: ${run}`);
        home.set(run, other);
      }
    }
    expect(repeated).toEqual([]);
  });
});

function runsOfWords(text: string): string[] {
  const all =
    words(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}’-]+/gu) ?? [];
  return all
    .map((_, start) => all.slice(start, start + SHARED_WORDS + 1))
    .filter((run) => run.length > SHARED_WORDS)
    .map((run) => run.join(' '));
}
