import { mkdirSync, writeFileSync } from 'node:fs';
import { createElement, Fragment } from 'react';
import { cacheFolder } from '#src/build/folders.ts';
import { giveEveryFact } from '../../support/giveEveryFact';
import { noFiles } from '../../support/plainDocuments';
import { OWNERS_PRODUCT, ownersPageFile } from './ownersPage';

/**
 * Renders the page of an owner who gives every fact, and who adds a benefit, a step, a badge and a section.
 * Afterwards this process has the owner's content.
 */
export async function writeOwnersPage() {
  // What the build sets.
  process.env.SITE_URL ??= 'https://www.banclair.example';
  const { brand } = await import('#src/content/brand.ts');
  Object.assign(brand, { product: OWNERS_PRODUCT });
  Object.assign(brand.video, { minutes: 4 });
  await giveEveryFact();
  // What follows is imported last: it loads modules that make sentences of what was edited above.
  await addOneOfEach();
  const { renderPages } = await import('#src/build/prerender.tsx');
  const files = await renderPages(noFiles);
  const home = files.find(({ path }) => path === '/index.html');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(ownersPageFile, home?.content ?? '');
}

async function addOneOfEach() {
  const { benefits } = await import('#src/content/sections/benefits.ts');
  const { howItWorks } = await import('#src/content/sections/howItWorks.ts');
  const { trust } = await import('#src/content/sections/trust.ts');
  const { sitePages } = await import('#src/pages/sitePages.tsx');
  const { Section } = await import('#src/components/Section.tsx');
  const title = 'Et un de plus';
  const text = 'Les écarts de change sont calculés et comptabilisés dans la devise de la société.';
  benefits.items.push({ id: 'currencies', figure: '12', title, text });
  howItWorks.steps.push({ title, text });
  trust.badges.push({ id: 'audit', title, text });
  const [home] = sitePages;
  const section = createElement(Section, { id: 'tarifs', title: 'Tarifs' }, 'Sur devis.');
  if (home) Object.assign(home, { element: createElement(Fragment, null, home.element, section) });
}
