import { claims } from '#src/content/claims.ts';
import { figuresIn } from '../../support/figures';
import { renderHome } from '../../support/renderWithFacts';
import { visibleText } from '../../support/visibleText';

type Figures = Record<string, unknown>;

/** Replaces every figure by a unique one; returns these. */
function renumber(figures: Figures, next = { figure: 601 }): number[] {
  return Object.entries(figures).flatMap(([key, value]) => {
    if (typeof value === 'number') {
      figures[key] = next.figure++;
      return [figures[key] as number];
    }
    return typeof value === 'object' ? renumber(value as Figures, next) : [];
  });
}

it('a figure that the owner changes in claims.ts changes wherever the page states it', async () => {
  let expected: number[] = [];
  const home = await renderHome(async () => {
    const { claims: edited } = await import('#src/content/claims.ts');
    // The privacy text states this one.
    const { addressHashDays: _, ...onPage } = edited;
    expected = renumber(onPage);
    Object.assign(edited, onPage);
  });
  const text = visibleText(home);
  const shown = figuresIn(text);
  expect(expected.filter((figure) => !shown.includes(figure))).toEqual([]);
  const { timeSavedPercent, responseHours, rating } = claims;
  const earlier = [`${timeSavedPercent} %`, `${responseHours} heures`, `${rating.reviews} avis`];
  expect(earlier.filter((figure) => text.includes(figure))).toEqual([]);
});
