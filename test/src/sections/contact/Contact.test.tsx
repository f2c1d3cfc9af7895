import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact } from '#src/content/sections/contact.ts';
import { Contact } from '#src/sections/contact/Contact.tsx';
import { expectConsoleError } from '../../../setup/unit';
import { demoRequest } from '../../../support/builders';
import { button, field, fill, typed } from '../../support/contactForm';
import { renderPart } from '../../support/render';
import { words } from '../../../support/words';

test('moves the next steps into the form once a request is sent, until the next one', async () => {
  const user = userEvent.setup();
  renderPart(<Contact />);
  const form = field('name').closest('form') ?? document.body;
  const next = () => screen.getByRole('heading', { name: contact.next.title });
  expect(form).not.toContainElement(next());
  globalThis.fetch = () => Promise.resolve(Response.json({ status: 'accepted' }));
  await fill(user, demoRequest());
  await user.click(button());
  await waitFor(() => expect(form).toContainElement(next()));
  expect(within(form).getByRole('note')).toHaveTextContent(words(contact.success.title));
  expectConsoleError(/send-contact-email.*Failed to fetch/s);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await fill(user, demoRequest());
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(words(contact.failure.text));
  expect(form).not.toContainElement(next());
  expect(typed()).toEqual(demoRequest());
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

test.each([
  ['demande-envoyee', 'status'],
  ['demande-en-echec', 'alert'],
] as const)('announces the result #%s of a native post once, and keeps it', (id, role) => {
  const result = contact.nativeResults.find((each) => each.id === id);
  const text = result?.text ?? id;
  window.history.replaceState(null, '', `/?utm_source=salon#${id}`);
  renderPart(<Contact />);
  expect(screen.getByRole(role).textContent).toContain(text);
  expect(screen.getByRole('note').textContent).toContain(text);
  expect(window.location.href).toMatch(/\/\?utm_source=salon$/);
  window.history.replaceState(null, '', '/');
});
