import { notFound } from '#src/content/notFound.ts';
import { contact } from '#src/content/sections/contact.ts';
import { hero } from '#src/content/sections/hero.ts';
import type { Page } from '@playwright/test';
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
        node.reportViolation(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
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
  expectConsole(/404|send-contact-email|status of 503/);
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

const named = (part: string) => `name.includes('${part}')`;
const styled = (selector: string, property: string, value: number) =>
  `getComputedStyle(document.querySelector('${selector}')).${property} === '${value}'`;

/** Each with an expression that is true once the markup has taken effect. */
const injected: [what: string, directive: string, markup: string, effect: string][] = [
  ['inline script', 'script-src-elem', `<script>name += 'inline'</script>`, named('inline')],
  ['script', 'script-src-elem', `<script src="${STRANGER}/script.js"></script>`, named('foreign')],
  ['handler', 'script-src-attr', `<img src="/a" onerror="window.name += 'on'">`, named('on')],
  ['style', 'style-src-elem', '<style>main { z-index: 7 }</style>', styled('main', 'zIndex', 7)],
  ['attribute', 'style-src-attr', '<p id="p" style="z-index: 8">.</p>', styled('#p', 'zIndex', 8)],
  [
    'stylesheet',
    'style-src-elem',
    `<link rel="stylesheet" href="${STRANGER}/sheet.css">`,
    styled('main', 'order', 9),
  ],
  ['frame', 'frame-src', `<iframe src="${STRANGER}/frame"></iframe>`, named('frame')],
  // Last: the page's own URLs that follow are relative to it.
  ['base', 'base-uri', `<base href="${STRANGER}/">`, `document.baseURI.startsWith('${STRANGER}')`],
];

test.describe('injected markup', () => {
  const markup = injected.map(([, , each]) => each).join('');

  async function effects(page: Page): Promise<string[]> {
    const found: string[] = [];
    for (const [what, , , effect] of injected) {
      if (await page.evaluate<boolean>(effect)) found.push(what);
    }
    return found;
  }

  test.describe('without the policy', () => {
    test.use({ bypassCSP: true });

    test('takes effect', async ({ page, expectConsole }) => {
      // The injected <base> breaks the URLs of the font, the styles and the scripts.
      expectConsole(/font|OTS|cssRules|ERR_FAILED|404/);
      await openWith(page, markup);
      await page.waitForFunction(() => window.name.includes('frame'));
      expect(await effects(page)).toEqual(injected.map(([what]) => what));
    });
  });

  test('has no effect with the policy', async ({ page, violations, expectConsole }) => {
    expectConsole(/Content Security Policy|404/);
    await openWith(page, markup);
    // Chromium sometimes reports the same violation again.
    const distinct = () => [...new Set(violations)];
    await expect.poll(() => distinct().length).toBeGreaterThanOrEqual(injected.length);
    const directives = distinct().map((text) => String(text.split(':')[0]));
    const expected = injected.map(([, directive]) => directive);
    expect(directives.toSorted()).toEqual(expected.toSorted());
    expect(await effects(page)).toEqual([]);
  });

  test('cannot submit a form to another origin', async ({ page, violations, expectConsole }) => {
    expectConsole(/Content Security Policy/);
    const form = `<form action="${STRANGER}/"><button id="probe">Envoyer</button></form>`;
    await openWith(page, form);
    await page.evaluate(() => document.getElementById('probe')?.click());
    await expect.poll(() => violations).toEqual([`form-action: ${STRANGER}/? `]);
    expect(new URL(page.url()).origin).toBe(site.url);
  });

  test('cannot evaluate text as code', async ({ page, expectConsole }) => {
    expectConsole(/Content Security Policy/);
    await page.goto('/');
    const thrown = page.waitForEvent('pageerror');
    // In a later task: the policy does not apply to what the test itself evaluates.
    await page.evaluate(() => void setTimeout(() => Reflect.construct(Function, ['return 1'])));
    expect((await thrown).name).toBe('EvalError');
  });
});

const foreignFiles: Record<string, { contentType: string; body: string }> = {
  '/script.js': { contentType: 'text/javascript', body: `name += 'foreign'` },
  '/sheet.css': { contentType: 'text/css', body: 'main { order: 9 }' },
  '/frame': { contentType: 'text/html', body: `<script>parent.postMessage('', '*')</script>` },
};

/** Opens the page with `markup` at its end, as a cross-site scripting flaw would put it there. */
async function openWith(page: Page, markup: string) {
  await page.addInitScript(() => addEventListener('message', () => (window.name += 'frame')));
  await page.route(`${STRANGER}/**`, (route) => {
    const file = foreignFiles[new URL(route.request().url()).pathname];
    return file ? route.fulfill(file) : route.abort();
  });
  await editDocument(page, '/', (html) => html.replace('</body>', `${markup}</body>`));
  await page.goto('/');
}
