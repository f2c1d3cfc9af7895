import { anchors } from '#src/content/anchors.ts';
import { claims } from '#src/content/claims.ts';
import { hasSection } from '#src/content/navigation.ts';
import { formatDuration, formatNumber } from '#src/content/writing/format.ts';
import { textsAfter } from '../support/content';
import { renderHome } from '../support/renderEdited';
import { visibleText } from '../support/visibleText';
import { words } from '../../support/words';

type Figures = Record<string, unknown>;

interface Figure {
  /** Its place in claims.ts: « demo.price ». */
  name: string;
  written: string;
}

/** Replaces every figure by a unique one; returns how French writes each of these. */
function renumber(figures: Figures, next = { figure: 601 }, group = ''): Figure[] {
  return Object.entries(figures).flatMap(([key, value]) => {
    const name = group + key;
    if (typeof value === 'object') return renumber(value as Figures, next, `${name}.`);
    if (typeof value !== 'number') return [];
    const figure = next.figure++;
    figures[key] = figure;
    const format = /minutes/i.test(name) ? formatDuration : formatNumber;
    return { name, written: words(format(figure)) };
  });
}

test('a figure that the owner changes in claims.ts changes wherever the page states it', async () => {
  let expected: Figure[] = [];
  const home = await renderHome(async () => {
    const { claims: edited } = await import('#src/content/claims.ts');
    // The privacy text states this one.
    const { addressHashDays: _, customerCase, demo, ...others } = edited;
    const onPage = {
      ...others,
      ...(hasSection(anchors.customerCase) && { customerCase }),
      // The price stands beside the video.
      ...(hasSection(anchors.videoDemo) && { demo }),
    };
    expected = renumber(onPage);
    Object.assign(edited, onPage);
  });
  const text = visibleText(home);
  const missing = expected.filter(({ written }) => !text.includes(written));
  expect(missing.map(({ name, written }) => `claims.${name}, as ${written}`)).toEqual([]);
  const { timeSavedPercent, responseHours, rating } = claims;
  const earlier = [`${timeSavedPercent} %`, `${responseHours} heures`, `${rating.reviews} avis`];
  // « 1 avis » is no figure of « 601 avis ».
  const isThere = (figure: string) => new RegExp(`(?<!\\d)${figure}`).test(text);
  expect(earlier.filter(isThere)).toEqual([]);
});

test('writes singulars, thousands and hours of other figures as French does', async () => {
  const texts = await textsAfter(async () => {
    const { customerCase } = (await import('#src/content/claims.ts')).claims;
    Object.assign(customerCase, { bankAccounts: 1, staff: 1500 });
    customerCase.after.minutesPerDay = 75;
    customerCase.after.closeDay = 3;
  });
  const text = texts.join('\n');
  const expected = [...['1 500 collaborateurs', '1 compte bancaire', '1 h 15'], 'J+3'];
  expect(expected.filter((figure) => !text.includes(figure))).toEqual([]);
  expect(text).not.toMatch(/1 comptes|1500|75 min/);
});
