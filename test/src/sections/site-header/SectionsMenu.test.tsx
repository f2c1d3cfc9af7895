import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anchors } from '#src/content/anchors.ts';
import { navigation, pageSections } from '#src/content/navigation.ts';
import { SectionsMenu } from '#src/sections/site-header/SectionsMenu.tsx';
import { prerenderPart, renderPart } from '../../support/render';

const opener = () => screen.getByRole('link', { name: navigation.contents });
const LIST = { name: navigation.contents };
const list = () => within(screen.getByRole('navigation', LIST));
const expectClosed = () => expect(screen.queryByRole('navigation', LIST)).not.toBeInTheDocument();

test('lists every section, and closes with Escape, which returns the focus', async () => {
  const user = userEvent.setup();
  renderPart(<SectionsMenu />);
  await user.click(opener());
  const links = list().getAllByRole('link');
  const targets = links.map((link) => link.getAttribute('href'));
  // Owners add links to pages.
  expect(targets.filter((href) => href?.startsWith('#'))).toEqual(
    pageSections.map(({ id }) => `#${id}`),
  );
  await user.keyboard('{Escape}');
  expectClosed();
  expect(opener()).toHaveFocus();
});

test('closes when a section is chosen', async () => {
  const user = userEvent.setup();
  renderPart(<SectionsMenu />);
  await user.click(opener());
  await user.click(list().getByRole('link', { name: pageSections[0]?.label }));
  expectClosed();
});

test('leads to the list in the footer until it is hydrated', () => {
  prerenderPart(<SectionsMenu />);
  expect(opener()).toHaveAttribute('href', `#${anchors.contents}`);
});
