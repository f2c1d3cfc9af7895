import type { Page } from '@playwright/test';
import { PART_ERROR_TITLE } from '#src/content/partError.ts';
import { contact } from '#src/content/sections/contact.ts';
import { describeEstimate, estimator, minutesOffered } from '#src/content/sections/estimator.ts';
import { faq } from '#src/content/sections/faq.ts';
import { putSentence } from '#src/components/message/messageSentence.ts';
import { hasEstimator } from '../support/parts/estimator';
import {
  aRequest,
  fields,
  respondToCalls,
  submitButton,
  toast,
  typeIn,
} from '../support/parts/form';
import { hydrate } from '../../support/loading';
import { openHydrated, openWithoutScripts } from '../support/hydration';
import { hasQuestions } from '../support/parts/questions';
import { expect, test } from '../support/test';
import { hasVideo, playVideo } from '../support/parts/video';

/** React reports this when the markup has been changed, and renders that part again. */
const recovered = /Minified React error #(418|423|425)/;

/**
 * Changes the page as Chrome's translation does: replaces each text by one in two <font>, the texts
 * that come later too. Each new text then stands beside the old one, which React still holds.
 */
function translate() {
  // Chrome uses this element, which the types mark as deprecated.
  const font = 'FONT'.toLowerCase();
  function translateIn(root: Node) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes = root instanceof Text ? [root] : [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      const isProse = !node.parentElement?.closest(`${font}, script, style, textarea`);
      if (!isProse || !node.data.trim() || !node.isConnected) continue;
      const outer = document.createElement(font);
      const inner = document.createElement(font);
      inner.textContent = `${node.data} (en)`;
      outer.append(inner);
      node.replaceWith(outer);
    }
  }
  translateIn(document.body);
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
    }
  }).observe(document.body, changes);
  document.documentElement.lang = 'en';
  document.documentElement.classList.add('translated-ltr');
}

/** Adds attributes and nodes as password managers and spell checkers do. */
function extend() {
  document.documentElement.setAttribute('data-extension-installed', '');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  document.head.append(document.createElement('style'), document.createElement('meta'));
  document.body.prepend(document.createElement('extension-bar'));
  document.body.append(document.createElement('extension-root'));
  for (const field of document.querySelectorAll('input, textarea')) {
    field.setAttribute('data-lt-active', 'true');
    field.setAttribute('data-ms-editor', 'true');
    field.after(document.createElement('extension-icon'));
  }
}

async function change(page: Page) {
  await page.evaluate(extend);
  await page.evaluate(translate);
}

function blockStorage() {
  const block = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: block });
  }
  Object.defineProperty(document, 'cookie', { get: block, set: block });
}

/** Sends a request, in vain at first: each time one call with every word typed. No part of the page fails. */
async function expectSent(page: Page, expectConsole: (...patterns: RegExp[]) => void) {
  expectConsole(/send-contact-email/, /status of 503/);
  const failed = await respondToCalls(page, { status: 503, json: {} });
  await submitButton(page).click();
  await expect(toast(page, contact.failure)).toBeVisible();
  const sent = await respondToCalls(page);
  await submitButton(page).click();
  await expect(toast(page, contact.success)).toBeVisible();
  await expect(toast(page, contact.failure)).toHaveCount(0);
  await expect(page.getByText(PART_ERROR_TITLE)).toHaveCount(0);
  for (const calls of [failed, sent]) {
    expect(calls.map((call) => call.postDataJSON() as unknown)).toEqual([aRequest()]);
  }
  await expect(fields(page).message).toHaveValue('');
}

/** Expects the figures to follow the slider, and attaches the estimate, twice. */
async function estimateTime(page: Page) {
  const section = page.locator('#estimateur');
  const { min, step, max } = minutesOffered;
  for (const minutes of [min + step, max]) {
    await section.getByRole('slider').fill(String(minutes));
    await expect(section.getByText(describeEstimate(minutes).formula)).toBeVisible();
    await section.getByRole('link', { name: estimator.attach }).click();
    const { text } = putSentence('', estimator.sentence, describeEstimate(minutes));
    await expect.poll(() => fields(page).message.inputValue()).toContain(text);
  }
}

/**
 * Closes the first question. Then, twice: opens two, begins the messages that their answers propose, and
 * closes the second.
 */
async function readAnswers(page: Page) {
  const open = page.locator('#faq [aria-expanded=true]');
  await open.click();
  for (let round = 0; round < 2; round += 1) {
    for (const { id, start } of faq.items.slice(0, 2)) {
      await page.locator(`#${id} h3 button`).click();
      await expect(page.locator(`#${id}-answer`).getByRole('paragraph').last()).toBeVisible();
      if (start) await page.locator(`#${id}-answer`).getByRole('link').click();
    }
    await open.click();
    await expect(open).toHaveCount(0);
  }
}

test('a page that is translated and changed by extensions before its code has loaded loses nothing that is typed, also meanwhile', async ({
  page,
  expectConsole,
}) => {
  expectConsole(recovered);
  const release = await openWithoutScripts(page);
  const { message: typed } = aRequest();
  await typeIn(page, aRequest({ message: typed.slice(0, 5) }));
  await fields(page).message.focus();
  await change(page);
  release();
  // While the code loads, and React replaces the field.
  await page.keyboard.type(typed.slice(5), { delay: 20 });
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectSent(page, expectConsole);
});

test('a page that is translated and changed before its code has loaded opens questions', async ({
  page,
  expectConsole,
}) => {
  test.skip(!hasQuestions, 'The page has no questions.');
  expectConsole(recovered);
  const release = await openWithoutScripts(page);
  await change(page);
  release();
  await hydrate(page);
  await readAnswers(page);
  await expect(page.getByText(PART_ERROR_TITLE)).toHaveCount(0);
});

test('a page that is translated and changed by extensions once hydrated keeps sending', async ({
  page,
  expectConsole,
}) => {
  await openHydrated(page);
  await typeIn(page, aRequest());
  await change(page);
  await expectSent(page, expectConsole);
  // What comes and goes does so twice.
  await page.getByRole('button', { name: contact.again }).click();
  await typeIn(page, aRequest());
  await expectSent(page, expectConsole);
});

for (const [part, isThere, use] of [
  ['estimator', hasEstimator, estimateTime],
  ['questions', hasQuestions, readAnswers],
  ['video', hasVideo, playVideo],
] as const) {
  test(`a page that is translated and changed once hydrated keeps responding: ${part}`, async ({
    page,
  }) => {
    test.skip(!isThere, `The page has no ${part}.`);
    await openHydrated(page);
    await change(page);
    await use(page);
    await expect(page.getByText(PART_ERROR_TITLE)).toHaveCount(0);
  });
}

test('sends a request when the browser blocks all storage', async ({ page, expectConsole }) => {
  await page.addInitScript(blockStorage);
  await openHydrated(page);
  await typeIn(page, aRequest());
  await expectSent(page, expectConsole);
});
