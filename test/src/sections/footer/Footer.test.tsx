import { screen } from '@testing-library/react';
import { anchors } from '#src/content/anchors.ts';
import { pageSections } from '#src/content/navigation.ts';
import { Footer } from '#src/sections/footer/Footer.tsx';
import { renderPart } from '../../support/render';

test.each([
  ['of its own page, whose query stays', '/?utm_source=lettre', `#${anchors.contact}`],
  ['of the landing page, from another page', '/tarifs/', `/#${anchors.contact}`],
])('leads to sections %s', (_what, url, href) => {
  renderPart(<Footer />, url);
  const name = pageSections.find(({ id }) => id === anchors.contact)?.label;
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
