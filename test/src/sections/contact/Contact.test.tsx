import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact } from '#src/content/sections/contact.ts';
import { Contact } from '#src/sections/contact/Contact.tsx';
import { sampleRequest } from '../../../support/sampleRequest';
import { button, field, fill } from '../../support/contactForm';
import { renderPart } from '../../support/render';
import { words } from '../../../support/words';

test('shows the form again, after a sent request, for a message that is begun elsewhere', async () => {
  const user = userEvent.setup();
  renderPart(<Contact />);
  globalThis.fetch = () => Promise.resolve(Response.json({ status: 'accepted' }));
  await fill(user, sampleRequest());
  await user.click(button());
  await screen.findByRole('button', { name: contact.again });
  const { label, beginning } = contact.distributorNote.start;
  await user.click(screen.getByRole('link', { name: label }));
  expect(field('message')).toHaveFocus();
  expect(field('message')).toBeVisible();
  expect(words(field('message').value)).toBe(words(`${beginning} `));
});

test('inserts the beginning of a distributor’s message once, and moves focus to its end', async () => {
  const user = userEvent.setup();
  renderPart(<Contact />);
  const start = screen.getByRole('link', { name: contact.distributorNote.start.label });
  await user.type(field('message'), 'Bonjour.');
  await user.click(start);
  expect(field('message')).toHaveFocus();
  await user.keyboard('En Belgique.');
  await user.click(start);
  const { beginning } = contact.distributorNote.start;
  expect(words(field('message').value)).toBe(words(`Bonjour. ${beginning} En Belgique.`));
});
