import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SiteDocument } from '#src/build/SiteDocument.tsx';
import { contact } from '#src/content/sections/contact.ts';
import { footer } from '#src/content/sections/footer.ts';
import { PART_ERROR_TITLE } from '#src/content/partError.ts';
import { paths } from '#src/content/paths.ts';
import { sitePages } from '#src/pages/sitePages.tsx';
import { createStyleCache } from '#src/theme/styleCache.ts';
import { expectConsoleError } from '../setup/unit';
import { words } from '../support/words';

const UNKNOWN = '/inconnue';
const urls = sitePages.map(({ path }) => path.replace('*', UNKNOWN));

/** By text: a search by role takes jsdom a hundred times as long in a whole page. */
const link = (text: string) => screen.getByText(words(text), { selector: 'a' });

/** Runs `action`, and returns the errors that the page reports meanwhile. */
async function collectReports(action: () => Promise<void>): Promise<unknown[]> {
  const reported: unknown[] = [];
  const report = (event: ErrorEvent) => {
    event.preventDefault();
    reported.push(event.error);
  };
  window.addEventListener('error', report);
  await action();
  window.removeEventListener('error', report);
  return reported;
}

/** Shows a document of the site, before its script runs. */
function showDocument(url: string): void {
  window.history.replaceState(null, '', url);
  const html = renderToString(<SiteDocument location={url} cache={createStyleCache()} />);
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  document.head.innerHTML = head.innerHTML;
  document.body.innerHTML = body.innerHTML;
}

/**
 * Runs the page's script, src/main.tsx, with modules of its own, until it has rendered.
 *
 * @param edit changes these modules
 * @param use does then what a visitor does
 */
async function runScript(edit?: () => void, use?: () => void): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    edit?.();
    const { act } = await import('react');
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    await act(() => import('#src/main.tsx'));
    act(() => use?.());
  });
}

const parts =
  'header, main, section, h1, h2, a[href^="/"], a[href^="#"], input, textarea, [aria-expanded]';

test.each(urls)(
  'keeps every part of the document of %s; React’s development build reports no mismatched attribute',
  async (url) => {
    if (url === UNKNOWN) expectConsoleError(/404: no page/);
    showDocument(url);
    const found = [...document.querySelectorAll(parts)];
    await runScript();
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter((part) => !part.isConnected)).toEqual([]);
  },
);

test('reports and replaces what it does not expect, also at the top of the page', async () => {
  showDocument(paths.home);
  const unexpected = document.createElement('div');
  document.querySelector('main')?.parentElement?.prepend(unexpected);
  const [report] = await collectReports(() => runScript());
  expect(String(report)).toContain('Hydration failed');
  expect(unexpected).not.toBeInTheDocument();
});

test('leaves what is readable without JavaScript when all else fails, and reports why', async () => {
  showDocument(paths.home);
  const error = new Error('Nothing works.');
  const App = () => {
    throw error;
  };
  const reported = await collectReports(() =>
    runScript(() => jest.doMock('#src/App.tsx', () => ({ App }))),
  );
  jest.dontMock('#src/App.tsx');
  expect(reported).toContain(error);
  expect(screen.getByText(words(contact.title))).toBeInTheDocument();
  expect(link(footer.privacy)).toHaveAttribute('href', paths.privacy);
  // It does nothing without JavaScript.
  expect(document.querySelector('[type=range]')).not.toBeInTheDocument();
});

test('shows no other page in the place of one that fails after a link has led to it', async () => {
  showDocument(paths.home);
  const error = new Error('That page does not work.');
  const LegalPage = () => {
    throw error;
  };
  const reported = await collectReports(() =>
    runScript(
      () => jest.doMock('#src/pages/LegalPage.tsx', () => ({ LegalPage })),
      () => link(footer.privacy).click(),
    ),
  );
  jest.dontMock('#src/pages/LegalPage.tsx');
  expect(reported).toContain(error);
  expect(screen.getByText(PART_ERROR_TITLE)).toBeInTheDocument();
  expect(screen.queryByText(words(contact.title))).toBeNull();
});
