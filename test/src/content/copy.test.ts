import { readdirSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../support/content';
import { stringsIn } from '../support/words';

const withoutCopy = ['anchors', 'claims', 'duration', 'publicFiles', 'typography'];

/** The specification gives these in English. */
const english = ['.errorPage.errorPageTitle', '.notFound.notFoundMessage'];

const faults: [what: string, pattern: RegExp][] = [
  ['a straight apostrophe between letters', /\p{L}'\p{L}/u],
  ['an ordinary space before ; ! ? : % or €', / [;!?:%€]/],
  ['no space at all before ; ! ? or %', /[\p{L}\d»][;!?%]/u],
  ['no space at all before a colon', /\p{L}:/u],
  ['an ordinary space inside « »', /« | »/],
  ['two spaces in a row', /\s{2}/],
  ['a space at either end', /^\s|\s$/],
  ['nothing to read', /^$/],
];

/** What the owner has to fill in before going live. */
const owed = '.brand.brand.legal.';

async function copy() {
  return stringsIn(await loadContent()).filter(
    ({ path: key, text }) =>
      !english.includes(key) && !key.startsWith(owed) && !/^(mailto|tel|https):/.test(text),
  );
}

describe('the French copy', () => {
  it('is all walked through here', async () => {
    const folder = path.resolve(__dirname, '../../../src/content');
    const modules = readdirSync(folder).map((file) => path.parse(file).name);
    const walked = [...Object.keys(await loadContent()), ...withoutCopy];
    expect(walked.sort()).toEqual(modules.sort());
    expect((await copy()).length).toBeGreaterThan(100);
  });

  it.each(faults)('has nowhere %s', async (_what, pattern) => {
    expect((await copy()).filter(({ text }) => pattern.test(text))).toEqual([]);
  });
});
