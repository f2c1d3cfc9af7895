import type { Locator, Page } from 'playwright-core';
import { hold, hydrateEveryIsland, useBrowser, whenHydrated } from '../support/browser/browsing';
import { aRequest, fields, submitButton } from '../support/form';
import { site } from '../support/browser/site';

const browsing = useBrowser();
const allScripts = '**/assets/*.js';

/** React says so when it finds another page than it made, and renders that part anew. */
const recovered = /Minified React error #(418|423|425)/;

/** What translating a page in Chrome does: each text is exchanged and wrapped in two <font>. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) {
    const isProse = !texts.currentNode.parentElement?.closest('script, style, textarea');
    if (isProse && texts.currentNode.nodeValue?.trim()) nodes.push(texts.currentNode);
  }
  // Chrome itself uses this element, which the types call deprecated.
  const font = 'FONT'.toLowerCase();
  for (const node of nodes) {
    const outer = document.createElement(font);
    const inner = document.createElement(font);
    inner.textContent = `${node.nodeValue} (en)`;
    outer.append(inner);
    node.parentNode?.replaceChild(outer, node);
  }
  document.documentElement.lang = 'en';
  document.documentElement.classList.add('translated-ltr');
}

/** What password managers, correctors and readers add: attributes, and nodes wherever they like. */
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

/** What a browser's autofill does: it fills in, and tells so. */
function autofill() {
  const values = { name: 'Camille Martin', company: 'Exemple SAS', email: 'c@exemple.example' };
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`#contact [name=${name}]`);
    if (!field) throw new Error(`There is no field ${name}.`);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function refuseStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
}

/** Comes near an element until React answers for it, even if React makes it anew meanwhile. */
async function whenAlive(page: Page, selector: string): Promise<Locator> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
  }, selector);
  return page.locator(selector);
}

/** Opens a question, asks for a legal text, sends: with one call, and every word in it. */
async function expectAlive(page: Page, typed = aRequest({})) {
  const calls: unknown[] = [];
  await page.route('**/functions/v1/**', (route) => {
    calls.push(route.request().postDataJSON());
    return route.fulfill({ json: {} });
  });
  const question = await whenAlive(page, '#item-1 h3 button');
  await question.click();
  await page.locator('#item-1 [aria-expanded=true]').waitFor();
  await page.locator('#item-1-answer').getByRole('paragraph').waitFor();

  const link = await whenAlive(page, 'footer a[href="#mentions-legales"]');
  await link.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const submit = await whenAlive(page, '#contact [type=submit]');
  await submit.click();
  await page.getByRole('status').getByText('Demande envoyée').waitFor();
  expect(calls).toEqual([typed]);
  expect(await page.locator('#contact [name=message]').inputValue()).toBe('');
  expect(await page.getByRole('heading', { name: /Unexpected Application Error/ }).count()).toBe(0);
}

/** Types in the names of the fields, whatever their labels have become. */
async function fillIn(page: Page) {
  for (const [name, value] of Object.entries<string>({ ...aRequest({}) })) {
    // As a person types: the field may be made anew between the steps of `fill`.
    await page.locator(`#contact [name=${name}]`).click();
    await page.keyboard.type(value);
  }
}

describe.each([
  ['translated', translate],
  ['changed by extensions', extend],
])('a page that is %s', (_how, change) => {
  it('before its code has come loses nothing that was typed', async () => {
    browsing.expectConsole(recovered);
    const page = await browsing.newPage();
    const release = await hold(page, allScripts);
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });
    await fillIn(page);
    await page.evaluate(change);
    release();
    await expectAlive(page);
  });

  it('once it answers goes on answering', async () => {
    const page = await browsing.open(site.url);
    await hydrateEveryIsland(page);
    await fillIn(page);
    await page.evaluate(change);
    await expectAlive(page);
  });

  it('while its code loads loses nothing either', async () => {
    browsing.expectConsole(recovered);
    const page = await browsing.open(site.url, { viewport: { width: 800, height: 400 } });
    await page.evaluate(change);
    await fillIn(page);
    await expectAlive(page);
  });
});

it('sends without any storage', async () => {
  const page = await browsing.newPage();
  await page.addInitScript(refuseStorage);
  await page.goto(site.url);
  await fillIn(page);
  await expectAlive(page);
});

it.each([
  ['before', true],
  ['after', false],
])('keeps what was filled in by the browser %s its code has come', async (_when, isEarly) => {
  const page = await browsing.newPage();
  const release = await hold(page, allScripts);
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  if (isEarly) await page.evaluate(autofill);
  release();
  await whenHydrated(submitButton(page));
  if (!isEarly) await page.evaluate(autofill);
  await fields(page).message.fill('Bonjour');
  await expectAlive(page, {
    name: 'Camille Martin',
    company: 'Exemple SAS',
    email: 'c@exemple.example',
    message: 'Bonjour',
  });
});
