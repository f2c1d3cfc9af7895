import { screen } from '@testing-library/react';
import { anchors } from '#src/content/anchors.ts';
import { navigation } from '#src/content/navigation.ts';
import { SiteHeader } from '#src/sections/site-header/SiteHeader.tsx';
import { renderPart } from '../../support/render';

test.each([
  ['of its own page, whose query stays', '/?utm_source=lettre', `#${anchors.contact}`],
  ['of the landing page, from another page', '/tarifs/', `/#${anchors.contact}`],
])('leads to sections %s', (_what, url, href) => {
  renderPart(<SiteHeader />, url);
  const link = screen.getByRole('link', { name: navigation.requestDemo });
  expect(link).toHaveAttribute('href', href);
});
