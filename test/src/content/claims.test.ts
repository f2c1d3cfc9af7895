import { frenchNumber } from '#src/content/claims.ts';
import { loadContent } from '../../support/content';
import { figuresIn } from '../../support/figures';
import { stringsIn, words } from '../../support/words';

/** Fictional amounts, contact details and ids claim nothing. */
const claimNothing =
  /^\.(brand|ledger)\.|\.id$|^\.contact\.contact\.fields|^\.legal\.legalDocuments\.0/;

type Figures = Record<string, unknown>;

/** Replaces every figure by a unique one; returns these. */
function renumber(figures: Figures, next = { figure: 6001 }): number[] {
  return Object.entries(figures).flatMap(([key, value]) => {
    if (typeof value === 'number') {
      figures[key] = next.figure++;
      return [figures[key] as number];
    }
    return typeof value === 'object' ? renumber(value as Figures, next) : [];
  });
}

it('the copy takes every figure from the claims', async () => {
  await jest.isolateModulesAsync(async () => {
    const { assumptions, claims, law } = await import('#src/content/claims.ts');
    const figures = renumber({ claims, assumptions, law });
    const copy = stringsIn(await loadContent()).filter(({ path }) => !claimNothing.test(path));
    const stated = copy.flatMap(({ path, text }) =>
      figuresIn(text).map((figure) => ({ path, text, figure })),
    );
    expect(stated.filter(({ figure }) => !figures.includes(figure))).toEqual([]);
    expect(stated.length).toBeGreaterThan(figures.length);
  });
});

it('the form’s notice and the privacy text state the same retention period', async () => {
  const { claims, retention } = await import('#src/content/claims.ts');
  expect(retention()).toBe(`${claims.retentionYears} ans après votre dernière demande`);
  const stated = stringsIn(await loadContent()).filter(({ text }) =>
    words(text).includes(retention()),
  );
  expect(stated.map(({ path }) => path.split('.')[1])).toEqual(['contact', 'legal']);
});

describe('frenchNumber', () => {
  it.each([
    [4.8, '4,8'],
    [47, '47'],
    [1240, '1 240'],
  ])('writes %p as %s', (value, expected) => {
    expect(words(frenchNumber(value))).toBe(expected);
  });
});
