import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const criteria = readFileSync(path.join(__dirname, 'accessibility.md'), 'utf8');

interface Proof {
  file: string;
  name: string;
}

/** The tests that a text names: a file, and how the test's name begins. */
function proofs(text: string): Proof[] {
  return [...text.matchAll(/^ {2}- `([^`]+)` (.+)$/gm)].map(([, file = '', name = '']) => ({
    file,
    name,
  }));
}

function isThere({ file, name }: Proof): boolean {
  const test = path.join(__dirname, file);
  return existsSync(test) && readFileSync(test, 'utf8').includes(`'${name}`);
}

describe('the list of accessibility criteria', () => {
  it('names a test for every criterion', () => {
    const [, ...items] = criteria.split(/^- /m);
    expect(items.length).toBeGreaterThan(20);
    expect(items.filter((item) => proofs(item).length === 0)).toEqual([]);
  });

  it('names only tests that exist', () => {
    expect(proofs(criteria).filter((proof) => !isThere(proof))).toEqual([]);
  });

  it.each([
    ['a file that does not exist', '  - `browser/access/gone.test.ts` reads the page'],
    ['a test that does not exist', '  - `browser/access/keyboard.test.ts` sings'],
  ])('would fail if it named %s', (_what, line) => {
    expect(proofs(line).map(isThere)).toEqual([false]);
  });
});
