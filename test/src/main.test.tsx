import { screen } from '@testing-library/react';
import { contact } from '#src/content/sections/contact.ts';
import { footer } from '#src/content/sections/footer.ts';
import { paths } from '#src/content/paths.ts';
import { sitePages } from '#src/pages/sitePages.tsx';
import { expectConsoleError } from '../setup/unit';
import { words } from '../support/words';
import { runScript, showDocument } from './support/siteDocument';

const UNKNOWN = '/inconnue';
const urls = sitePages.map(({ path }) => path.replace('*', UNKNOWN));

/** By text: a search by role takes jsdom a hundred times as long in a whole page. */
const link = (text: string) => screen.getByText(words(text), { selector: 'a' });

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

test('leaves what is readable without JavaScript when all else fails, and reports why', async () => {
  showDocument(paths.home);
  const reported: unknown[] = [];
  const report = (event: ErrorEvent) => {
    event.preventDefault();
    reported.push(event.error);
  };
  window.addEventListener('error', report);
  const error = new Error('Nothing works.');
  await runScript(() =>
    jest.doMock('#src/App.tsx', () => ({
      App: () => {
        throw error;
      },
    })),
  );
  window.removeEventListener('error', report);
  jest.dontMock('#src/App.tsx');
  expect(reported).toContain(error);
  expect(screen.getByText(words(contact.title))).toBeInTheDocument();
  expect(link(footer.privacy)).toHaveAttribute('href', paths.privacy);
  // It does nothing without JavaScript.
  expect(document.querySelector('[type=range]')).not.toBeInTheDocument();
});
