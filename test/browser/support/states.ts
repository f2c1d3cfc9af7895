import type { Page } from 'playwright-core';
import { anchors } from '../../../src/content/anchors';
import { quantities } from '../../../src/content/sections/estimator';
import { faq } from '../../../src/content/sections/faq';
import { stopTheClocks, whenAllShown, whenHydrated } from './browser/browsing';
import { aRequest, fillIn, submitButton } from './form';

export interface PageState {
  name: string;
  /** The URL, without the site's origin. */
  path: string;
  /** Selector of the part of the page that differs from other states. */
  part: string;
  /** Called before the page loads: sets up what the network or the browser does. */
  prepare: (page: Page) => Promise<unknown>;
  /** Does what a visitor does; resolves when the state shows. */
  reach: (page: Page) => Promise<unknown>;
  /** What the browser's console reports of it. */
  complaint: RegExp | undefined;
}

const home = { path: '/', part: 'html', prepare: nothing, reach: nothing, complaint: undefined };
const inForm = { ...home, part: `#${anchors.contact}` };
const failedCall = /send-contact-email|status of 503/;

/** Every state that the site can be in. A new state gets its row here. */
export const states: PageState[] = [
  { ...home, name: 'the initial page' },
  { ...home, name: 'a question open', part: '#faq', reach: openQuestion('item-2') },
  {
    ...home,
    name: 'the estimator moved and a value corrected',
    part: '#cas-client',
    reach: moveEstimator,
  },
  { ...inForm, name: 'an invalid form', reach: sendNothing },
  { ...inForm, name: 'a request being sent', prepare: respondNever, reach: sendARequest },
  { ...inForm, name: 'the success toast', prepare: respond(200), reach: sendUntil('status') },
  {
    ...inForm,
    name: 'the error toast',
    prepare: respond(503),
    reach: sendUntil('alert'),
    complaint: failedCall,
  },
  {
    ...home,
    name: 'its scripts blocked',
    prepare: blockScripts,
    reach: seeEveryAnswer,
    complaint: /ERR_FAILED/,
  },
  { ...home, name: 'the legal notice', path: `/#${anchors.legalNotice}`, reach: seeDialog },
  { ...home, name: 'the privacy policy', path: `/#${anchors.privacy}`, reach: seeDialog },
  { ...home, name: 'the 404 page', path: '/inconnue', complaint: /404/ },
  {
    ...home,
    name: 'the error page',
    prepare: breakTheFooter,
    reach: seeErrorPage,
    complaint: /Broken on purpose/,
  },
];

/** Brings a blank page into a state that lasts: toasts and time limits wait. */
export async function bringInto(state: PageState, page: Page, siteUrl: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(stopTheClocks);
  await state.prepare(page);
  await page.goto(siteUrl + state.path);
  await whenAllShown(page);
  await state.reach(page);
}

function nothing() {
  return Promise.resolve();
}

function openQuestion(id: string) {
  return async (page: Page) => {
    const question = page.locator(`#${id}`).getByRole('button');
    await whenHydrated(question);
    await question.click();
    await page.locator(`#${id} button[aria-expanded=true]`).waitFor();
  };
}

async function moveEstimator(page: Page) {
  const hours = page.getByRole('slider', { name: quantities.hours.label });
  await whenHydrated(hours);
  await page.getByRole('textbox', { name: quantities.cost.label }).fill('999');
  await hours.press('PageUp');
  await page.getByRole('status').getByText('Temps gagné estimé').waitFor();
}

async function sendNothing(page: Page) {
  await whenHydrated(submitButton(page));
  await submitButton(page).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

function respond(status: number) {
  return (page: Page) =>
    page.route('**/functions/v1/**', (route) => route.fulfill({ status, json: {} }));
}

function respondNever(page: Page) {
  return page.route('**/functions/v1/**', () => undefined);
}

async function sendARequest(page: Page) {
  await fillIn(page, aRequest({}));
  await submitButton(page).click();
  await page.getByRole('button', { name: 'Envoi en cours...' }).waitFor();
}

function sendUntil(role: 'status' | 'alert') {
  return async (page: Page) => {
    await fillIn(page, aRequest({}));
    await submitButton(page).click();
    await page.getByRole(role).getByRole('button', { name: 'Fermer' }).waitFor();
  };
}

function blockScripts(page: Page) {
  return page.route('**/assets/*.js', (route) => route.abort());
}

async function seeEveryAnswer(page: Page) {
  // The scripts are only requested near an island.
  await page.locator('#faq').scrollIntoViewIfNeeded();
  for (const { answer } of faq.items) await page.getByText(answer).waitFor();
}

async function seeDialog(page: Page) {
  await page.getByRole('dialog').waitFor();
}

/** The footer reads the year when it renders. */
async function breakTheFooter(page: Page) {
  await page.addInitScript(() => {
    Date.prototype.getFullYear = () => {
      throw new Error('Broken on purpose.');
    };
  });
}

async function seeErrorPage(page: Page) {
  await page.locator(`#${anchors.footer}`).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
}
