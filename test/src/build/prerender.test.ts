import { statSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { createElement, type ReactNode } from 'react';
import { renderPages } from '#src/build/prerender.tsx';
import { config } from '#src/config.ts';
import { SCRIPT_ONLY } from '#src/components/hydration/ScriptOnly.tsx';
import { sitePages } from '#src/pages/sitePages.tsx';
import { words } from '../../support/words';
import { joinedWords } from '../support/visibleText';

const files = {
  loader: 'load()',
  main: '/assets/main.1a2b.js',
  font: '/fonts/font.woff2?5e6f',
};

const nameOf = (path: string) => (path === '*' ? '/404.html' : path.replace(/\/?$/, '/index.html'));
const names = sitePages.map(({ path }) => nameOf(path));

let documents: Awaited<ReturnType<typeof renderPages>>;
beforeAll(async () => {
  documents = await renderPages(files);
});

const contentOf = (name: string) => documents.find(({ path }) => path === name)?.content ?? '';

test.each(names)('%s is a complete document in French', (name) => {
  const content = contentOf(name);
  expect(content).toMatch(/^<!doctype html><html lang="fr">/i);
  expect(content).toMatch(/<\/body><\/html>$/);
  const faults = ['html', 'head', 'body', 'title', 'h1'].flatMap((tag) => {
    const { length } = content.match(new RegExp(`<${tag}[ >]`, 'g')) ?? [];
    const why = tag === 'title' ? ': a page has one Head of src/seo/Head.tsx' : '';
    return length === 1 ? [] : [`${name} has ${length || 'no'} <${tag}>${why}`];
  });
  expect(faults).toEqual([]);
  expect(/<h[1-6]/.exec(content)?.[0]).toBe('<h1');
});

test.each(names)('%s has its own URL as its canonical one, or none', (name) => {
  const canonical = load(contentOf(name))('link[rel=canonical]').attr('href');
  const own = config.siteUrl + name.replace('index.html', '');
  expect([undefined, own]).toContain(canonical);
});

test.each(names)('%s keeps browsers from darkening its colours', (name) => {
  const [head = ''] = contentOf(name).split('</head>');
  expect(head).toMatch(/html{[^{}]*\bcolor-scheme:(light only|only light)[;}]/);
});

test.each(names)('%s has its head tags first, then all of its styles', (name) => {
  const [head = '', body = ''] = contentOf(name).split('</head>');
  const tags = ['<meta charSet="utf-8"', '<meta name="viewport"', '<title>', '<style'];
  const places = tags.map((tag) => head.indexOf(tag));
  expect(places).not.toContain(-1);
  expect(Math.max(...places)).toBe(places[3]);
  expect(head.slice(places[3])).not.toMatch(/<(?:meta|link|title)/);
  expect(body).not.toContain('<style');
});

test.each(names)('%s ends with its only script, which knows where the other one is', (name) => {
  const $ = load(contentOf(name));
  const script = $('script:not([type="application/ld+json"])');
  expect(script).toHaveLength(1);
  expect(script.text()).toBe(files.loader);
  expect(script.is('body > :last-child')).toBe(true);
  expect(script.attr('data-main')).toBe(files.main);
  const page = sitePages.find(({ path }) => nameOf(path) === name);
  expect(script.attr('data-runs-at-once')).toBe(page?.runsAtOnce ? '' : undefined);
});

test.each(names)('%s keeps words apart without styles', (name) => {
  const joined = joinedWords(contentOf(name));
  const advice = "Put a space ({' '}) between the elements";
  expect(joined.map((words) => `${advice}: ${words}`)).toEqual([]);
});

/** Roles of what MUI's parts make clickable, whatever their element. */
const CLICKABLE_ROLES =
  'button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox treeitem';

const CONTROLS = CLICKABLE_ROLES.split(' ')
  .map((role) => `[role=${role}]`)
  .concat('button', 'input', 'select', 'textarea', 'a:not([href])')
  .join(', ');

/** A form sends itself and its fields, but for MUI's slider, and what an expanded button closes is open. */
const WORK_WITHOUT_SCRIPT = [
  'a[href]',
  'form :is([type=submit], input, select, textarea):not([aria-valuenow])',
  'button[aria-expanded=true]',
].join(', ');

test.each(names)('%s shows no control that does nothing without JavaScript', (name) => {
  const $ = load(contentOf(name));
  const needScripts = $(CONTROLS).not(WORK_WITHOUT_SCRIPT);
  const shown = needScripts.filter(
    (_, control) => $(control).closest(`.${SCRIPT_ONLY}`).length === 0,
  );
  const advice =
    'Put it into ScriptOnly, or make it a link, or, if it opens a text, keep it open until useHydrated(), as src/sections/faq/Questions.tsx does';
  expect(shown.map((_, control) => `${advice}: ${$.html(control)}`).get()).toEqual([]);
});

const publicFolder = join(__dirname, '../../../public');
const isPublicFile = (url: string) =>
  statSync(join(publicFolder, url), { throwIfNoEntry: false })?.isFile() ?? false;

/** Why a link of this document to the site itself leads nowhere. */
function findDeadEnd(name: string, href: string): string | undefined {
  const { pathname } = new URL(href, `https://www.example.fr${name}`);
  const page = sitePages.find(({ path }) => path === pathname);
  if (!page && !href.startsWith('#')) {
    return isPublicFile(pathname) ? undefined : 'no page of sitePages.tsx, no file of public/';
  }
  const target = page ? nameOf(page.path) : name;
  const [, id] = href.split('#');
  const isThere = id === undefined || contentOf(target).includes(` id="${id}"`);
  return isThere ? undefined : `no such id in ${target}`;
}

test.each(names)('%s has no link to a page, file or id that the site does not have', (name) => {
  const $ = load(contentOf(name), { scriptingEnabled: false });
  const deadEnds = $('[href]:not([href*=":"])').map((_, link) => {
    const { href = '' } = link.attribs;
    const why = findDeadEnd(name, href);
    return why && `${name}, « ${words($(link).text())} » to ${href}: ${why}`;
  });
  expect(deadEnds.get()).toEqual([]);
});

/** Renders the pages with another contact section: no owner removes it. Its React is that of the render. */
async function renderWithContact(importContact: () => Promise<() => ReactNode>) {
  let rendered: ReturnType<typeof renderPages> | undefined;
  await jest.isolateModulesAsync(async () => {
    const Contact = await importContact();
    jest.doMock('#src/sections/contact/Contact.tsx', () => ({ Contact }));
    const { renderPages: renderAnew } = await import('#src/build/prerender.tsx');
    rendered = renderAnew(files);
    // A render that fails is the test's.
    await rendered.catch(() => undefined);
  });
  return await rendered;
}

test('a part without styles of its own, as a bare Box, adds no style element', async () => {
  const rendered = await renderWithContact(async () => {
    const { default: Box } = await import('@mui/material/Box');
    return () => createElement(Box, null, 'Rien');
  });
  const [landing = ''] = rendered?.map(({ content }) => content) ?? [];
  expect(landing).toContain('Rien');
  const styles = (content: string) => load(content)('head > style').length;
  expect(styles(landing)).toBe(styles(contentOf('/index.html')));
});

test('a section that throws, as where there is no window, ends the build', async () => {
  const error = new Error('There is no window.');
  const Contact = () => {
    throw error;
  };
  await expect(renderWithContact(() => Promise.resolve(Contact))).rejects.toBe(error);
});

test('a page whose path has no slash at its end ends the build: hosts would redirect from it', async () => {
  const pages = [{ path: '/tarifs', element: null }];
  await jest.isolateModulesAsync(async () => {
    jest.doMock('#src/pages/sitePages.tsx', () => ({ sitePages: pages }));
    const { renderPages: renderAnew } = await import('#src/build/prerender.tsx');
    await expect(renderAnew(files)).rejects.toThrow('/tarifs/');
  });
});
