import { frenchNumber } from '../../../src/content/claims';
import { loadContent } from '../support/content';
import { figuresIn } from '../support/figures';
import { stringsIn, words } from '../support/words';

/** Fictitious amounts, addresses and the names of ids state nothing. */
const stateNothing =
  /^\.(brand|ledger)\.|\.id$|^\.contact\.contact\.fields|^\.legal\.legalDocuments\.0/;

type Figures = Record<string, unknown>;

/** Replaces every figure by one of its own that cannot be mistaken for another. */
function renumber(figures: Figures, next = { figure: 6001 }): number[] {
  return Object.entries(figures).flatMap(([key, value]) => {
    if (typeof value === 'number') {
      figures[key] = next.figure++;
      return [figures[key] as number];
    }
    return typeof value === 'object' ? renumber(value as Figures, next) : [];
  });
}

describe('the figures of the copy', () => {
  it('follow the claims, all of them', async () => {
    await jest.isolateModulesAsync(async () => {
      const { assumptions, claims, law } = await import('../../../src/content/claims');
      const figures = renumber({ claims, assumptions, law });
      const copy = stringsIn(await loadContent()).filter(({ path }) => !stateNothing.test(path));
      const stated = copy.flatMap(({ path, text }) =>
        figuresIn(text).map((figure) => ({ path, text, figure })),
      );
      expect(stated.filter(({ figure }) => !figures.includes(figure))).toEqual([]);
      expect(stated.length).toBeGreaterThan(figures.length);
    });
  });

  it('are the ones of the specification', async () => {
    const { claims } = await import('../../../src/content/claims');
    expect(claims).toEqual({
      timeSavedPercent: 80,
      installMinutes: 5,
      setupMinutes: { min: 15, max: 30 },
      oldestOnPremiseVersion: 14,
      responseHours: 24,
      retentionYears: 3,
      addressHashDays: 30,
      demo: { price: 0, currency: 'EUR' },
      rating: { value: 4.8, best: 5, reviews: 47 },
      customerCase: {
        staff: 120,
        bankAccounts: 5,
        before: { hoursPerDay: 3, closeDelayDays: 5 },
        after: { minutesPerDay: 40, monthsWithoutErrors: 6, closeDay: 1 },
      },
    });
  });
});

it('keeps requests for as long in the form’s notice as in the privacy text', async () => {
  const { claims, retention } = await import('../../../src/content/claims');
  expect(retention()).toBe(`${claims.retentionYears} ans après votre dernière demande`);
  const told = stringsIn(await loadContent()).filter(({ text }) =>
    words(text).includes(retention()),
  );
  expect(told.map(({ path }) => path.split('.')[1])).toEqual(['contact', 'legal']);
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
