import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { benefits } from '../../../src/content/sections/benefits';
import { estimator } from '../../../src/content/sections/estimator';
import { hero } from '../../../src/content/sections/hero';
import { howItWorks } from '../../../src/content/sections/howItWorks';
import { notFoundMessage } from '../../../src/content/notFound';
import { trust } from '../../../src/content/sections/trust';
import { navigation } from '../../../src/content/navigation';

const dist = path.resolve(__dirname, '../../../dist');
const assets = path.join(dist, 'assets');

/** Everything that a browser may run: the scripts, and those inside the documents. */
const code = [
  ...readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(assets, file), 'utf8')),
  ...['index.html', '404.html'].map(
    (file) => /<script(?! type)[^>]*>(.*?)<\/script>/s.exec(readHtml(file))?.[1] ?? '',
  ),
].join('\n');

function readHtml(file: string) {
  return readFileSync(path.join(dist, file), 'utf8');
}

it.each([
  ['header', navigation.skipToContent],
  ['hero', hero.discover],
  ['benefits', benefits.title],
  ['steps', howItWorks.title],
  ['guarantees', trust.title],
  ['404 text', notFoundMessage],
])('no script has the words of what cannot respond: %s', (_part, words) => {
  expect(code).not.toContain(words);
});

it('the scripts have the words of what responds', () => {
  expect(code).toContain(estimator.attach);
});
