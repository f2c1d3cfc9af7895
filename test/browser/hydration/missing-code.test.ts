import type { Page, Route } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { contact } from '#src/content/sections/contact.ts';
import { estimator, minutesOffered } from '#src/content/sections/estimator.ts';
import { faq } from '#src/content/sections/faq.ts';
import { videoDemo } from '#src/content/sections/videoDemo.ts';
import { VIDEO_WATCH_URL } from '#src/content/brand.ts';
import { estimate } from '../../support/estimate';
import { hydrate } from '../../support/loading';
import { aRequest, fields, fillAndSubmit, respondToCalls } from '../support/form';
import { openWithoutScripts, scripts } from '../support/hydration';
import { answer, openQuestions, questions } from '../support/questions';
import { expect, test } from '../support/test';
import { hasVideo, stubYouTube } from '../support/video';

const firstQuestion = (page: Page) => questions(page).first();
const video = (page: Page) => page.getByRole('link', { name: videoDemo.play });
const distribute = (page: Page) =>
  page.getByRole('link', { name: contact.distributorNote.start.label });

/** Responds to the request of a script. */
const respondWith = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

/** Expects all text readable, and every link that a script would handle to lead somewhere. */
async function expectPlainPage(page: Page) {
  for (const paragraph of faq.items.flatMap(({ answer }) => answer)) {
    const text = page.locator(`#${anchors.faq}`).getByText(paragraph);
    await expect(text).toBeVisible();
    const box = await text.boundingBox();
    expect([paragraph, (box?.height ?? 0) > 20]).toEqual([paragraph, true]);
  }
  const { month } = estimate(minutesOffered.initial);
  await expect(page.getByText(month, { exact: true })).toBeVisible();
  if (hasVideo) await expect(video(page)).toHaveAttribute('href', VIDEO_WATCH_URL);
  await expect(distribute(page)).toHaveAttribute('href', `#${anchors.contact}`);
  const idle = page.locator('main button:not(h3 > button, form *)');
  await expect(idle.filter({ visible: true })).toHaveCount(0);
}

/** Sends the form as a browser does without script. */
async function expectNativePost(page: Page) {
  const posts = await respondToCalls(page, { contentType: 'text/html', body: '<p>Merci' });
  await fillAndSubmit(page, aRequest());
  await expect(page.getByText('Merci')).toBeVisible();
  expect(posts).toHaveLength(1);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete, with an example of the estimate and the result that the URL names', async ({
    page,
  }) => {
    await page.goto('/');
    await expectPlainPage(page);
    // Playwright finds no text in <noscript>, even where it is shown.
    const example = page.locator(`#${anchors.estimator} noscript p`);
    await expect(example).toHaveText(estimator.withoutScript);
    await expect(example).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();
    await expect(page.getByRole('note')).toHaveCount(0);
    // Where the function redirects after a native form post.
    for (const { id, text } of contact.nativeResults) {
      await page.goto(`/#${id}`);
      await expect(page.locator(`#${id}`).getByText(text)).toBeVisible();
      await expect(page.getByRole('note')).toHaveCount(1);
    }
  });
});

test.describe('the page is plain, and a later sign of the visitor loads its script again,', () => {
  for (const [what, complaint, respond] of [
    ['when it is gone after a deployment', /404/, (route) => route.fulfill({ status: 404 })],
    ['when it is blocked', /ERR_FAILED/, (route) => route.abort()],
    // Nothing in the console: the browser reports it to the loader alone.
    ['when a proxy serves its own page', undefined, respondWith('<!doctype html><p>Connexion')],
    ['when it throws', undefined, respondWith('throw new Error()')],
  ] satisfies [string, RegExp | undefined, (route: Route) => Promise<void>][]) {
    test(what, async ({ page, expectConsole }) => {
      if (complaint) expectConsole(complaint);
      await page.route(scripts, respond);
      await page.goto('/');
      const requested = page.waitForRequest(scripts);
      await page.mouse.move(200, 200);
      await page.mouse.move(220, 200);
      const script = await requested;
      // Null after a failure, which may have come long before this asks for it.
      await script.response();
      await expectPlainPage(page);
      await fields(page).name.fill('Camille Martin');
      // Not `unroute`, which left 6 of 400 pending requests without a response for good.
      await page.route(scripts, (route) => route.continue());
      await hydrate(page);
      await firstQuestion(page).click();
      await expect(openQuestions(page)).toHaveCount(1);
      await expect(fields(page).name).toHaveValue('Camille Martin');
    });
  }
});

test('a form whose page’s script never loads posts natively', async ({ page }) => {
  await page.route(scripts, () => undefined);
  await page.goto('/');
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 200);
  await expectPlainPage(page);
  await expectNativePost(page);
});

test.describe('before hydration', () => {
  test('a link that would begin a message leads to the form, and begins it afterwards', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page);
    await distribute(page).click();
    await expect(fields(page).name).toBeInViewport();
    release();
    await hydrate(page);
    await distribute(page).click();
    const { message } = fields(page);
    await expect(message).toBeFocused();
    await expect(message).not.toHaveValue('');
  });

  test('the focus on a link stays where it is when the page comes alive', async ({ page }) => {
    const release = await openWithoutScripts(page);
    await distribute(page).focus();
    release();
    await hydrate(page);
    await expect(distribute(page)).toBeFocused();
  });

  test('the video’s link leads to its page; once the script has run, a click plays it in place', async ({
    page,
  }) => {
    test.skip(!hasVideo);
    await stubYouTube(page);
    const release = await openWithoutScripts(page);
    await video(page).click();
    await expect(page).toHaveURL(VIDEO_WATCH_URL);
    release();
    await page.goBack();
    await hydrate(page);
    await video(page).click();
    await expect(page.frameLocator('iframe').getByText('Lecteur')).toBeVisible();
  });

  test('a click once the script has run, but before React has rendered, is handled', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page);
    const question = firstQuestion(page);
    await question.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    release();
    // As text: Playwright would compile `import`. React renders in a later task than this one.
    const wasPlain = await page.evaluate(`(async () => {
      await import(document.querySelector('[data-main]').dataset.main);
      const question = document.querySelector('#faq h3 button');
      const isPlain = getComputedStyle(question.querySelector('svg')).visibility === 'hidden';
      question.click();
      return isPlain;
    })()`);
    expect(wasPlain).toBe(true);
    // It was open, as all answers of a plain page.
    await expect(answer(page, 0)).toBeHidden();
  });
});
