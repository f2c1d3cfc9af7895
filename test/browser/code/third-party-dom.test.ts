import type { Locator, Page } from 'playwright-core';
import { useBrowser } from '../support/browser/browsing';
import { aRequest, respondToCalls } from '../support/form';

const browsing = useBrowser();

/** React reports this when the markup has been changed, and renders that part again. */
const recovered = /Minified React error #(418|423|425)/;

/** Changes the page as Chrome's translation does: replaces each text by one in two <font>. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) {
    const isProse = !texts.currentNode.parentElement?.closest('script, style, textarea');
    if (isProse && texts.currentNode.nodeValue?.trim()) nodes.push(texts.currentNode);
  }
  // Chrome uses this element, which the types mark as deprecated.
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

function blockStorage() {
  const block = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: block });
  }
  Object.defineProperty(document, 'cookie', { get: block, set: block });
}

/** Scrolls to and hovers an element until React handles its events, even if React replaces it. */
async function whenHandledByReact(page: Page, selector: string): Promise<Locator> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
  }, selector);
  return page.locator(selector);
}

/** Opens a question, and sends: one call, with every word typed. */
async function expectInteractive(page: Page) {
  const calls = await respondToCalls(page);
  const question = await whenHandledByReact(page, '#item-1 h3 button');
  await question.click();
  await page.locator('#item-1 [aria-expanded=true]').waitFor();
  await page.locator('#item-1-answer').getByRole('paragraph').waitFor();

  const submit = await whenHandledByReact(page, '#contact [type=submit]');
  await submit.click();
  await page.getByRole('status').getByText('Demande envoyée').waitFor();
  expect(calls.map((call) => call.postDataJSON() as unknown)).toEqual([aRequest()]);
  expect(await page.locator('#contact [name=message]').inputValue()).toBe('');
  expect(await page.getByRole('heading', { name: /Unexpected Application Error/ }).count()).toBe(0);
}

/** Finds the fields by name: their labels may be translated. */
async function fillIn(page: Page) {
  for (const [name, value] of Object.entries(aRequest())) {
    // Not `fill`: React may replace the field between its steps.
    await page.locator(`#contact [name=${name}]`).click();
    await page.keyboard.insertText(value);
  }
}

describe.each([
  ['translated', translate],
  ['changed by extensions', extend],
])('a page that is %s', (_how, change) => {
  it('before its code has loaded loses nothing that was typed', async () => {
    browsing.expectConsole(recovered);
    const { page, release } = await browsing.openWithoutScripts();
    await fillIn(page);
    await page.evaluate(change);
    release();
    await expectInteractive(page);
  });

  it('once hydrated keeps responding', async () => {
    const page = await browsing.openHydrated();
    await fillIn(page);
    await page.evaluate(change);
    await expectInteractive(page);
  });
});

it('sends a request when the browser blocks all storage', async () => {
  const page = await browsing.newPage();
  await page.addInitScript(blockStorage);
  await page.goto('/');
  await fillIn(page);
  await expectInteractive(page);
});
