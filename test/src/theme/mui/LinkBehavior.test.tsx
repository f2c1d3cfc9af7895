import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { LinkBehavior } from '#src/theme/mui/LinkBehavior.tsx';
import { renderPart } from '../../support/render';

/** A page with one link, and another page of the site. */
function renderLink(href: string) {
  renderPart(
    <Routes>
      <Route path="/debut/" element={<LinkBehavior href={href}>Suivre</LinkBehavior>} />
      <Route path="*" element={<h1>Texte</h1>} />
    </Routes>,
    '/debut/',
  );
  return screen.getByRole('link', { name: 'Suivre' });
}

test.each(['/', '/#contact', '/?version=2.1', '/tarifs/', '/tarifs/anciens/#/2025'])(
  'a page of the site, %s, appears without the browser loading it',
  (href) => {
    const isLeftToBrowser = fireEvent.click(renderLink(href));
    expect(isLeftToBrowser).toBe(false);
    expect(screen.getByRole('heading', { name: 'Texte' })).toBeInTheDocument();
  },
);

test.each([
  '#contact',
  '#/',
  '?version=2.1/',
  'https://www.exemple.fr/',
  'mailto:contact@exemple.fr',
  '/plaquette.pdf',
  '/plaquette.pdf?page=/',
  '/plaquette.pdf#page=2/',
  '/functions/v1/send-contact-email',
  '//www.exemple.fr/',
  '//www.exemple.fr/#/',
])('the browser itself follows %s', (href) => {
  const link = renderLink(href);
  expect(link).toHaveAttribute('href', href);
  expect(fireEvent.click(link)).toBe(true);
  expect(link).toBeInTheDocument();
});
