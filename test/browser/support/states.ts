import type { Page } from 'playwright-core';
import { anchors } from '#src/content/anchors.ts';
import { paths } from '#src/content/paths.ts';
import { minutesOffered } from '#src/content/sections/estimator.ts';
import { faq } from '#src/content/sections/faq.ts';
import { estimate } from '../../support/estimate';
import { disableLongTimers, scripts, whenHydrated } from './browser/browsing';
import { breakVideo } from './breakVideo';
import { aRequest, hydrateAndSubmit, sendUntilToast, submitButton } from './form';

export interface PageState {
  name: string;
  /** The URL, without the site's origin. */
  path?: string;
  /** Selector of the part of the page that differs from other states. */
  part?: string;
  /** Called before the page loads: changes how the network or the browser behaves. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Does what a visitor does; resolves when the state shows. */
  reach?: (page: Page) => Promise<unknown>;
  /** The error that the browser's console reports in this state. */
  complaint?: RegExp;
}

const form = `#${anchors.contact}`;
const failedCall = /send-contact-email|status of 503/;

/** Every state that the site can be in. A new state gets its row here. */
export const states: PageState[] = [
  { name: 'the initial page' },
  { name: 'a question open', part: '#faq', reach: openQuestion },
  { name: 'the highest estimate', part: '#cas-client', reach: moveEstimator },
  { name: 'an invalid form', part: form, reach: submitEmptyForm },
  { name: 'a request being sent', part: form, reach: sendWithoutResponse },
  { name: 'the success toast', part: form, reach: (page) => sendUntilToast(page, 200) },
  {
    name: 'the error toast',
    part: form,
    reach: (page) => sendUntilToast(page, 503),
    complaint: failedCall,
  },
  {
    name: 'its scripts blocked',
    prepare: (page) => page.route(scripts, (route) => route.abort()),
    reach: seeEveryAnswer,
    complaint: /ERR_FAILED/,
  },
  { name: 'the legal notice', path: paths.legalNotice },
  { name: 'the privacy policy', path: paths.privacy },
  { name: 'the 404 page', path: '/inconnue', complaint: /404/ },
  {
    name: 'a part that has failed',
    part: '#video-demo',
    reach: async (page) => (await breakVideo(page)).waitFor(),
    complaint: /NotFoundError/,
  },
];

/** Brings a blank page into a state and keeps it there: toasts stay, and no time limit expires. */
export async function bringInto(state: PageState, page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(disableLongTimers);
  await state.prepare?.(page);
  await page.goto(state.path ?? '/');
  await state.reach?.(page);
}

async function openQuestion(page: Page) {
  const question = page.locator('#item-2').getByRole('button');
  await whenHydrated(question);
  await question.click();
  await page.locator('#item-2 button[aria-expanded=true]').waitFor();
}

async function moveEstimator(page: Page) {
  const slider = page.getByRole('slider');
  await whenHydrated(slider);
  await slider.press('End');
  await page.getByText(estimate(minutesOffered.max).formula).waitFor();
}

async function submitEmptyForm(page: Page) {
  await whenHydrated(submitButton(page));
  await submitButton(page).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

async function sendWithoutResponse(page: Page) {
  await page.route('**/functions/v1/**', () => undefined);
  await hydrateAndSubmit(page, aRequest());
  await page.getByRole('button', { name: 'Envoi en cours...' }).waitFor();
}

async function seeEveryAnswer(page: Page) {
  // The scripts are only requested near an island.
  await page.locator('#faq').scrollIntoViewIfNeeded();
  for (const { answer } of faq.items) await page.getByText(answer).waitFor();
}
