import type { Page } from 'playwright-core';
import { brand, BRAND_BYLINE } from '#src/content/brand.ts';
import { benefits } from '#src/content/sections/benefits.ts';
import { contact } from '#src/content/sections/contact.ts';
import { customerCase } from '#src/content/sections/customerCase.ts';
import { minutesOffered } from '#src/content/sections/estimator.ts';
import { hero } from '#src/content/sections/hero.ts';
import { howItWorks } from '#src/content/sections/howItWorks.ts';
import { trust } from '#src/content/sections/trust.ts';
import { words } from '../../support/words';
import { useBrowser } from '../support/browser/browsing';
import { clippedTexts } from '../support/clipped';
import { sendUntilToast } from '../support/form';
import { estimate } from '../../support/estimate';

const browsing = useBrowser();

/** A4 less the margins of the page's own @page rule, in CSS pixels. */
const printArea = { width: 703, height: 1047 };
const A4_IN_POINTS = [595, 842];
const noJs = { javaScriptEnabled: false };

const openFresh = async () => (await browsing.openWithoutScripts()).page;

const states: [string, () => Promise<Page>][] = [
  ['before any script has loaded', openFresh],
  ['hydrated on a phone', () => openHydrated({ width: 360, height: 640 })],
  ['without JavaScript', () => browsing.open('/', noJs)],
  ['with an answer open', () => browsing.open('/#item-2')],
  ['after a failed request', openWithFailure],
  ['with the lowest estimate', () => openWithEstimate('Home', minutesOffered.min)],
  ['with the highest estimate', () => openWithEstimate('End', minutesOffered.max)],
];

function openHydrated(viewport = { width: 1280, height: 720 }) {
  return browsing.openHydrated('/', { viewport, reducedMotion: 'reduce' });
}

async function openWithFailure() {
  browsing.expectConsole(/send-contact-email|status of 503/);
  const page = await openHydrated();
  await sendUntilToast(page, 503);
  return page;
}

async function openWithEstimate(key: 'Home' | 'End', minutes: number) {
  const page = await openHydrated();
  await page.getByRole('slider').press(key);
  await page.getByText(estimate(minutes).formula).waitFor();
  return page;
}

it.each(states)(
  'prints on exactly one A4 sheet, with nothing cut and no controls: %s',
  async (_how, open) => {
    const page = await open();
    expect(await printSheets(page)).toEqual([A4_IN_POINTS]);
    await showAsPrinted(page);
    expect(await clippedTexts(page)).toEqual([]);
    expect(await brokenFigures(page)).toEqual([]);
    const controls = page.locator('input, textarea, button, [role=slider], iframe, img');
    expect(await controls.filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    const screenOnly = /Questions fréquentes|Politique de conf|JavaScript/;
    expect(await visibleWords(page)).not.toMatch(screenOnly);
  },
);

async function showAsPrinted(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(printArea);
}

/** Texts in the size of figures that take more than one line. */
function brokenFigures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main span, main div, main p')]
      .filter(({ childElementCount, textContent }) => !childElementCount && /\d/.test(textContent))
      .filter((element) => parseFloat(getComputedStyle(element).fontSize) > 24)
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      })
      .map(({ textContent }) => textContent),
  );
}

async function visibleWords(page: Page): Promise<string> {
  return words(await page.locator('body').innerText());
}

/** The sheets that the browser prints, each with its width and height in points. */
async function printSheets(page: Page): Promise<number[][]> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true });
  const source = pdf.toString('latin1');
  const sheets = source.match(/\/Type\s*\/Page(?!s)/g) ?? [];
  const sizes = [...source.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sizes).toHaveLength(sheets.length);
  return sizes.map((size) => size.slice(1).map((side) => Math.round(Number(side))));
}

it('would count the sheets of a longer page', async () => {
  const page = await browsing.open();
  await page.locator('main').evaluate((main) => (main.style.paddingTop = '300px'));
  expect(await printSheets(page)).toHaveLength(2);
});

describe('the sheet', () => {
  it('states what a reader needs to decide', async () => {
    const page = await openFresh();
    await showAsPrinted(page);
    const sheet = await visibleWords(page);
    const { email, phone } = brand.contact;
    const expected = [
      // Of the header, the brand alone.
      `${brand.product} ${BRAND_BYLINE} ${hero.eyebrow}`,
      ...hero.lead,
      ...benefits.items.map(({ text }) => text),
      ...howItWorks.steps.map(({ title }) => title),
      ...trust.badges.map(({ text }) => text),
      ...trust.details.flatMap(({ items }) => items.map(({ text }) => text)),
      customerCase.intro,
      estimate(minutesOffered.initial).formula,
      contact.promise,
      email,
      phone,
      'localhost:8080',
    ];
    expect(expected.filter((text) => !sheet.includes(words(text)))).toEqual([]);
  });

  it('states the visitor’s own figures', async () => {
    const page = await openWithEstimate('End', minutesOffered.max);
    await showAsPrinted(page);
    expect(await visibleWords(page)).toContain(words(estimate(minutesOffered.max).formula));
  });

  it('has the contact section in dark text, without its background', async () => {
    const page = await openFresh();
    await showAsPrinted(page);
    const light = await page.locator('#contact, #contact *').evaluateAll((elements) => {
      const channels = (color: string) => (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
      return elements
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element))
        .filter(({ color }) => channels(color).every((channel) => channel > 128))
        .map(({ color }) => color);
    });
    expect(light).toEqual([]);
    const { backgroundColor } = await page
      .locator('#contact')
      .evaluate((section) => getComputedStyle(section));
    expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });
});
