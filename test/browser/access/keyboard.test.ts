import {
  holdScripts,
  hydrateEveryIsland,
  useBrowser,
  whenAllShown,
} from '../support/browser/browsing';
import { hasFocus, walkAndMeasure } from '../support/focus';
import type { MarkedStop, Stop } from '../support/focus';
import { site } from '../support/browser/site';

const browsing = useBrowser();

/** The stops that fail a test, by name, so that the message tells them. */
const names = (stops: Stop[]) => stops.map(({ name }) => name);

/** Two pixels, less what rounded corners take from them. */
const VISIBLE_MARK = 1.9;

function expectVisibleFocus(stops: MarkedStop[]) {
  expect(names(stops.filter(({ isUncovered }) => !isUncovered))).toEqual([]);
  expect(stops.filter(({ markWidth }) => markWidth < VISIBLE_MARK)).toEqual([]);
}

describe.each([360, 1440])('at %i px', (width) => {
  const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const;

  it('reaches every control in order, with focus always visible', async () => {
    const page = await browsing.open(site.url, options);
    await hydrateEveryIsland(page);
    const stops = await walkAndMeasure(page);
    expect(stops[0]?.isSkipLink).toBe(true);
    expect(names(stops.filter(({ isInOrder }) => !isInOrder))).toEqual([]);
    expectVisibleFocus(stops);
    expect(names(stops)).toEqual(
      expect.arrayContaining([
        'Demander une démo gratuite',
        'Nom complet *',
        'Message (facultatif)',
        'Envoyer ma demande',
        'Mentions légales',
      ]),
    );
  }, 120_000);

  it('keeps focus inside an open legal text, and visible', async () => {
    const page = await browsing.open(`${site.url}/#mentions-legales`, options);
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).waitFor();
    const stops = await walkAndMeasure(page);
    expect(names(stops)).toEqual([expect.stringMatching(/^Éditeur du site/), 'Fermer']);
    expectVisibleFocus(stops);
  });
});

it('shows the focus before any script has loaded', async () => {
  const page = await browsing.newPage({
    viewport: { width: 360, height: 900 },
    reducedMotion: 'reduce',
  });
  await holdScripts(page, '**/assets/*.js');
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  await whenAllShown(page);
  const stops = await walkAndMeasure(page);
  expect(names(stops)).toContain('Envoyer ma demande');
  expectVisibleFocus(stops);
}, 120_000);

it('starts with a skip link to the content', async () => {
  const page = await browsing.open(site.url);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  expect(await hasFocus(skip)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await hasFocus(page.locator('main'))).toBe(true);
});
