import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { LinkBehavior, PagePaths } from '#src/theme/mui/LinkBehavior.tsx';
import { renderPart } from '../../support/render';

/** A page with one link, and another page of the site. */
function renderLink(href: string) {
  renderPart(
    <PagePaths value={['/', '/tarifs/', '*']}>
      <Routes>
        <Route path="/" element={<LinkBehavior href={href}>Suivre</LinkBehavior>} />
        <Route path="*" element={<h1>Texte</h1>} />
      </Routes>
    </PagePaths>,
  );
  return screen.getByRole('link', { name: 'Suivre' });
}

test.each(['/tarifs/', '/tarifs/#annuel', '/tarifs/?version=2.1'])(
  'a page of the site, %s, appears without the browser loading it',
  (href) => {
    const isLeftToBrowser = fireEvent.click(renderLink(href));
    expect(isLeftToBrowser).toBe(false);
    expect(screen.getByRole('heading', { name: 'Texte' })).toBeInTheDocument();
  },
);

test.each([
  '#contact',
  'https://www.exemple.fr/',
  'mailto:contact@exemple.fr',
  'tel:+33199001234',
  '/inconnue/',
  '/plaquette.pdf',
  '/functions/v1/send-contact-email',
  '//www.exemple.fr/',
])('the browser itself follows %s', (href) => {
  const link = renderLink(href);
  expect(link).toHaveAttribute('href', href);
  expect(fireEvent.click(link)).toBe(true);
  expect(link).toBeInTheDocument();
});
