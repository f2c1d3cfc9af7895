import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#src/App.tsx';
import { anchors } from '#src/content/anchors.ts';
import { directLinks } from '#src/content/directContact.ts';
import { hasSection, type SectionId } from '#src/content/navigation.ts';
import { paths } from '#src/content/paths.ts';
import { CONTACT_US } from '#src/content/sections/faq.ts';
import { footer } from '#src/content/sections/footer.ts';
import { hero } from '#src/content/sections/hero.ts';
import { videoDemo } from '#src/content/sections/videoDemo.ts';
import { VIDEO_WATCH_URL } from '#src/sections/video-demo/videoUrls.ts';

// These tests only read the page: no effects, and none of its styles, which jsdom resolves slowly.
beforeAll(() => {
  document.body.innerHTML = renderToString(
    <BrowserRouter>
      <HelmetProvider>
        <App />
      </HelmetProvider>
    </BrowserRouter>,
  );
});

/** The words and the address of each link. By their tag: a search by role takes jsdom a hundred times as long. */
const links = () =>
  [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

const expectedLinks: (readonly [words: string, target: string, from?: SectionId])[] = [
  [hero.requestDemo, `#${anchors.contact}`, anchors.contact],
  [hero.discover, `#${anchors.videoDemo}`, anchors.videoDemo],
  [videoDemo.play, VIDEO_WATCH_URL, anchors.videoDemo],
  [CONTACT_US, `#${anchors.contact}`, anchors.faq],
  ...directLinks.map(({ label, href }) => [label, href] as const),
  [footer.legalNotice, paths.legalNotice],
];

// Without that section, an owner has no such link.
const ownersLinks = expectedLinks.flatMap(([name, target, from]) =>
  !from || hasSection(from) ? [[name, target] as const] : [],
);

test.each(ownersLinks)('has a link « %s » to %s', (name, target) => {
  expect(links()).toContainEqual([expect.stringContaining(name), target]);
});

test('uses every id once', () => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, rank) => ids.indexOf(id) !== rank)).toEqual([]);
});

test('has a target for every link within the page', () => {
  const fragments = links().flatMap(([, href]) => (href?.startsWith('#') ? href.slice(1) : []));
  expect(fragments.filter((id) => !document.getElementById(id))).toEqual([]);
});

test('has a logo that stays small where the page’s styles have not loaded', () => {
  const logo = screen.getByRole('banner').querySelector('svg');
  // Without its size, browsers draw it as wide as the window.
  for (const side of ['width', 'height']) expect(logo?.getAttribute(side)).toMatch(/^\d\d$/);
});
