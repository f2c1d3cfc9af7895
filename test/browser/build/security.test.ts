import { notFound } from '#src/content/notFound.ts';
import { contact } from '#src/content/sections/contact.ts';
import { hero } from '#src/content/sections/hero.ts';
import { editDocument } from '../../support/loading';
import { aRequest, hydrateAndSubmit, sendUntilToast } from '../support/form';
import { questions } from '../support/questions';
import { site } from '../support/site';
import { expect, test as base } from '../support/test';
import { playVideo } from '../support/video';

/** The policy's violations in the page: each directive, with what was blocked. */
const test = base.extend<{ violations: string[] }>({
  violations: async ({ page }, use) => {
    const violations: string[] = [];
    await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const node = window as unknown as { reportViolation: (text: string) => void };
        node.reportViolation(`${event.effectiveDirective}: ${event.blockedURI}`);
      });
    });
    await use(violations);
  },
});

// Animations are subject to the policy too.
test.use({ reducedMotion: 'no-preference' });

test('the policy is not violated by a visit from the 404 page to a request that fails', async ({
  page,
  violations,
  expectConsole,
}) => {
  expectConsole(/404/, /send-contact-email/, /status of 503/);
  const response = await page.goto('/une/adresse/inconnue');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: notFound.backHome }).click();
  await expect(
    page.getByRole('heading', { level: 1 }).filter({ hasText: hero.title }),
  ).toBeVisible();
  for (const question of await questions(page).all()) {
    await question.click();
    await expect(question.and(page.locator('[aria-expanded=true]'))).toBeVisible();
  }
  await playVideo(page);
  await hydrateAndSubmit(page, aRequest({ email: 'pas une adresse' }));
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  for (const status of [200, 503]) {
    await sendUntilToast(page, status, aRequest({ message: 'Une ligne\n'.repeat(12) }));
    const close = page.getByRole('button', { name: contact.close });
    await close.click();
    await expect(close).toHaveCount(0);
  }
  expect(violations).toEqual([]);
});

const STRANGER = 'https://stranger.example';

/** What a cross-site scripting flaw could add to the page, by the violation that the browser reports. */
const injected = {
  'script-src-elem: inline': '<script>alert()</script>',
  [`script-src-elem: ${STRANGER}/a.js`]: `<script src="${STRANGER}/a.js"></script>`,
  'script-src-attr: inline': `<img src="${STRANGER}/a.png" alt="" onerror="alert()">`,
  'style-src-elem: inline': '<style>main { z-index: 7 }</style>',
  [`style-src-elem: ${STRANGER}/a.css`]: `<link rel="stylesheet" href="${STRANGER}/a.css">`,
  'style-src-attr: inline': '<p style="z-index: 8">.</p>',
  [`img-src: ${STRANGER}/a.png`]: `<img src="${STRANGER}/a.png" alt="">`,
  [`frame-src: ${STRANGER}`]: `<iframe src="${STRANGER}"></iframe>`,
  [`form-action: ${STRANGER}/`]: `<form method="post" action="${STRANGER}/" id="injected"></form>`,
  // Last: the URLs that follow would be relative to it.
  [`base-uri: ${STRANGER}/`]: `<base href="${STRANGER}/">`,
};

test('the policy blocks injected markup, and text that is evaluated as code', async ({
  page,
  violations,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy/);
  const markup = Object.values(injected).join('');
  await editDocument(page, '/', (html) => html.replace('</body>', `${markup}</body>`));
  await page.goto('/');
  await page.locator('#injected').evaluate((form: HTMLFormElement) => form.submit());
  // In a later task: the policy does not apply to what the test itself evaluates.
  await page.evaluate(() => void setTimeout(() => Reflect.construct(Function, ['return 1'])));
  // Chromium sometimes reports the same violation again.
  await expect
    .poll(() => [...new Set(violations)].toSorted())
    .toEqual([...Object.keys(injected), 'script-src: eval'].toSorted());
  expect(page.url()).toBe(`${site.url}/`);
});
