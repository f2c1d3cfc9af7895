import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

interface Proof {
  file: string;
  name: string;
}

/** The tests that the rows of the table of criteria name: a file and how the test's name begins. */
function proofs(text: string): Proof[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|') && line.includes('.test.'));
  return rows.flatMap((row) =>
    [...row.matchAll(/`([^`]+\.test\.tsx?)` ([^;|]+)/g)].map(([, file = '', name = '']) => ({
      file,
      name: name.trim(),
    })),
  );
}

function isThere({ file, name }: Proof): boolean {
  const test = path.join(root, 'test', file);
  return existsSync(test) && readFileSync(test, 'utf8').includes(`'${name}`);
}

describe('the table of accessibility criteria', () => {
  it('names a test in every row', () => {
    const table = readme.split('Criteria and tests')[1]?.split('</details>')[0] ?? '';
    const [, , ...rows] = table.split('\n').filter((line) => line.startsWith('|'));
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => proofs(row).length === 0)).toEqual([]);
  });

  it('names only tests that exist', () => {
    expect(proofs(readme).filter((proof) => !isThere(proof))).toEqual([]);
  });

  it.each([
    ['a file that is gone', '| 1.1 | `browser/gone.test.ts` reads the page |'],
    ['a name that is gone', '| 1.1 | `browser/keyboard.test.ts` sings |'],
  ])('would be found to name %s', (_what, row) => {
    expect(proofs(row).map(isThere)).toEqual([false]);
  });
});
