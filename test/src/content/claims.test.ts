import { claims } from '#src/content/claims.ts';
import { formatDuration, formatNumber } from '#src/content/format.ts';
import { renderHome } from '../../support/renderWithFacts';
import { visibleText } from '../../support/visibleText';
import { words } from '../../support/words';

type Figures = Record<string, unknown>;

/** Replaces every figure by a unique one; returns how French writes each of these. */
function renumber(figures: Figures, next = { figure: 601 }, isMinutes = false): string[] {
  return Object.entries(figures).flatMap(([key, value]) => {
    const countsMinutes = isMinutes || /minutes/i.test(key);
    if (typeof value === 'object') return renumber(value as Figures, next, countsMinutes);
    if (typeof value !== 'number') return [];
    const figure = next.figure++;
    figures[key] = figure;
    return words(countsMinutes ? formatDuration(figure) : formatNumber(figure));
  });
}

/** The landing page's text once the owner has edited the claims. */
async function readWith(edit: (edited: typeof claims) => void) {
  const home = await renderHome(async () => {
    const { claims: edited } = await import('#src/content/claims.ts');
    edit(edited);
  });
  return visibleText(home);
}

it('a figure that the owner changes in claims.ts changes wherever the page states it', async () => {
  let expected: string[] = [];
  const text = await readWith((edited) => {
    // The privacy text states this one.
    const { addressHashDays: _, ...onPage } = edited;
    expected = renumber(onPage);
    Object.assign(edited, onPage);
  });
  expect(expected.filter((figure) => !text.includes(figure))).toEqual([]);
  const { timeSavedPercent, responseHours, rating } = claims;
  const earlier = [`${timeSavedPercent} %`, `${responseHours} heures`, `${rating.reviews} avis`];
  expect(earlier.filter((figure) => text.includes(figure))).toEqual([]);
});

it('writes singulars, thousands and hours of other figures as French does', async () => {
  const text = await readWith(({ customerCase }) => {
    Object.assign(customerCase, { bankAccounts: 1, staff: 1500 });
    customerCase.after.minutesPerDay = 75;
    customerCase.after.closeDay = 3;
  });
  const expected = [
    '1 500 collaborateurs',
    '1 compte bancaire',
    '1 h 15 par jour',
    'J+3 clôture 3 jours après la fin du mois',
  ];
  expect(expected.filter((figure) => !text.includes(figure))).toEqual([]);
  expect(text).not.toMatch(/1 comptes|1500|75 min/);
});
