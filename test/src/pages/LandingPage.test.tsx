import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#src/App.tsx';
import { anchors } from '#src/content/anchors.ts';
import { directLinks } from '#src/content/directContact.ts';
import { hasSection, type SectionId } from '#src/content/navigation.ts';
import { paths } from '#src/content/paths.ts';
import { contact as contactCopy } from '#src/content/sections/contact.ts';
import { CONTACT_US, faq as faqCopy } from '#src/content/sections/faq.ts';
import { footer as footerCopy } from '#src/content/sections/footer.ts';
import { hero as heroCopy } from '#src/content/sections/hero.ts';

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

/** The section with this title. */
const section = (title: string) => screen.getByRole('region', { name: title });
const hero = () => section(heroCopy.title);
const contact = () => section(contactCopy.title);
const faq = () => section(faqCopy.title);
const footer = () => screen.getByRole('contentinfo');

type LinkRow = [name: string, target: string, places: (() => HTMLElement)[]];

/** A row whose sections the owner has not removed. */
const where = (needed: SectionId[], row: LinkRow) => (needed.every(hasSection) ? [row] : []);

const links: LinkRow[] = [
  ...where([anchors.contact], [heroCopy.requestDemo, `#${anchors.contact}`, [hero]]),
  ...where([anchors.videoDemo], [heroCopy.discover, `#${anchors.videoDemo}`, [hero]]),
  ...where([anchors.contact, anchors.faq], [CONTACT_US, `#${anchors.contact}`, [faq]]),
  ...directLinks.map(({ label, href }) => [label, href, [footer]] as LinkRow),
  [footerCopy.legalNotice, paths.legalNotice, [footer]],
  [footerCopy.privacy, paths.privacy, [footer]],
  ...where([anchors.contact], [contactCopy.privacy.link, paths.privacy, [contact]]),
];

describe('the landing page', () => {
  test.each(links)('has a link « %s » to %s', (name, target, places) => {
    for (const place of places) {
      const link = within(place()).getByRole('link', { name: name });
      expect(link).toHaveAttribute('href', target);
    }
  });

  test('uses every id once', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, rank) => ids.indexOf(id) !== rank)).toEqual([]);
  });

  test('has a target for every link within the page', () => {
    const broken = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#'))
      .filter((href) => !document.getElementById(href.slice(1)));
    expect(broken).toEqual([]);
  });
});

test('has a logo that stays small where the page’s styles have not loaded', () => {
  const logo = screen.getByRole('banner').querySelector('svg');
  // Without its size, browsers draw it as wide as the window.
  expect(logo).toHaveAttribute('width', '28');
  expect(logo).toHaveAttribute('height', '28');
});
