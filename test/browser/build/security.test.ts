import { editDocument } from '../../support/loading';
import { site } from '../support/site';
import { expect, test } from '../support/test';

const STRANGER = 'https://stranger.example';

/**
 * What a cross-site scripting flaw could add to the page, by the violation that the browser reports.
 * What is blocked of the page's own fails the test that needs it: browsers log it as an error.
 */
const injected = {
  'script-src-elem: inline': '<script>alert()</script>',
  [`script-src-elem: ${STRANGER}/a.js`]: `<script src="${STRANGER}/a.js"></script>`,
  'script-src-attr: inline': `<img src="${STRANGER}/a.png" alt="" onerror="alert()">`,
  'style-src-elem: inline': '<style>main { z-index: 7 }</style>',
  [`style-src-elem: ${STRANGER}/a.css`]: `<link rel="stylesheet" href="${STRANGER}/a.css">`,
  [`img-src: ${STRANGER}/a.png`]: `<img src="${STRANGER}/a.png" alt="">`,
  [`frame-src: ${STRANGER}`]: `<iframe src="${STRANGER}"></iframe>`,
  [`form-action: ${STRANGER}/`]: `<form method="post" action="${STRANGER}/" id="injected"></form>`,
  // Last: the URLs that follow would be relative to it.
  [`base-uri: ${STRANGER}/`]: `<base href="${STRANGER}/">`,
};

test('the policy blocks injected markup, and text that is evaluated as code', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy/);
  const violations = new Set<string>();
  await page.exposeFunction('report', (text: string) => violations.add(text));
  await page.addInitScript(() => {
    const { report } = window as unknown as { report: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      report(`${event.effectiveDirective}: ${event.blockedURI}`),
    );
  });
  const markup = Object.values(injected).join('');
  await editDocument(page, '/', (html) => html.replace('</body>', `${markup}</body>`));
  await page.goto('/');
  await page.locator('#injected').evaluate((form: HTMLFormElement) => form.submit());
  // In a later task: the policy does not apply to what the test itself evaluates.
  await page.evaluate(() => void setTimeout(() => Reflect.construct(Function, ['return 1'])));
  await expect
    .poll(() => [...violations].toSorted())
    .toEqual([...Object.keys(injected), 'script-src: eval'].toSorted());
  expect(page.url()).toBe(`${site.url}/`);
});
