import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact, explainFieldError } from '#src/content/sections/contact.ts';
import { Contact } from '#src/sections/contact/Contact.tsx';
import { expectConsoleError } from '../../../setup/consoleGuard';
import { demoRequest } from '../../../support/builders';
import { button, descriptionOf, field, fill, success, typed } from '../../../support/contactForm';
import { renderPart } from '../../../support/render';
import { named, words } from '../../../support/words';

interface Sent {
  url: string;
  method: string | undefined;
  body: unknown;
}

/** Renders the section, fills in the form and sends it to a server that responds as given. */
async function sendTo(respond: () => Promise<Response>): Promise<Sent[]> {
  renderPart(<Contact />);
  return sendAgain(respond);
}

async function sendAgain(respond: () => Promise<Response>): Promise<Sent[]> {
  const sent: Sent[] = [];
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    sent.push({ url, method: init?.method, body: JSON.parse(init?.body as string) });
    return respond();
  };
  const user = userEvent.setup();
  await fill(user, demoRequest());
  await user.click(button());
  return sent;
}

describe('the contact section, with the real client', () => {
  it('posts the four fields as JSON to the function on the page’s own origin', async () => {
    const sent = await sendTo(() => Promise.resolve(Response.json({ accepted: true })));
    await waitFor(() => expect(success()).toHaveTextContent('Demande envoyée !'));
    const url = 'http://localhost/functions/v1/send-contact-email';
    expect(sent).toEqual([{ url, method: 'POST', body: demoRequest() }]);
  });

  it('shows under the field why the function rejected it', async () => {
    expectConsoleError(/send-contact-email.*rejected/s);
    const body = { error: 'invalid', fields: { email: 'invalid_email' } };
    await sendTo(() => Promise.resolve(Response.json(body, { status: 422 })));
    await screen.findByRole('alert');
    expect(descriptionOf('email')).toBe(words(contact.fieldErrors.invalid_email));
  });

  it('explains a request that is too large at its longest field', async () => {
    expectConsoleError(/send-contact-email.*rejected/s);
    await sendTo(() => Promise.resolve(new Response('<html>', { status: 413 })));
    await screen.findByRole('alert');
    expect(descriptionOf('message')).toBe(words(explainFieldError('message', 'too_long')));
    expect(field('message')).toHaveFocus();
    expect(typed()).toEqual(demoRequest());
  });

  it.each([
    ['the visitor is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the database is unavailable', () => Promise.resolve(new Response('{}', { status: 503 }))],
    ['a proxy responds in HTML', () => Promise.resolve(new Response('<p>', { status: 502 }))],
  ])('keeps everything that was typed when %s', async (_what, respond) => {
    expectConsoleError(/send-contact-email/);
    const sent = await sendTo(respond);
    expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur est survenue.');
    expect(typed()).toEqual(demoRequest());
    expect(sent).toHaveLength(1);
  });
});

it('puts the form right after its title and promise, before everything beside it', () => {
  renderPart(<Contact />);
  const inOrder = [
    screen.getByRole('heading', { level: 2 }),
    screen.getByText(named(words(contact.promise))),
    field('name'),
    button(),
    screen.getByText(named(words(contact.next.title))),
    screen.getByText(named(words(contact.distributorNote.title))),
    screen.getByText(named(words(contact.directTitle))),
  ];
  const sorted = inOrder.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(sorted.map(({ textContent }) => textContent)).toEqual(
    inOrder.map(({ textContent }) => textContent),
  );
});

describe('the next steps', () => {
  const next = () => screen.getAllByRole('heading', { name: named(contact.next.title) });
  const form = () => field('name').closest('form') ?? document.body;

  it('are beside the form', () => {
    renderPart(<Contact />);
    expect(next()).toHaveLength(1);
    expect(form()).not.toContainElement(next()[0] ?? null);
  });

  it('are inside the form once a request is sent, until the next one', async () => {
    const inForm = () => within(form()).queryByRole('heading', { name: named(contact.next.title) });
    await sendTo(() => Promise.resolve(Response.json({ accepted: true })));
    await waitFor(() => expect(inForm()).toBeVisible());
    expect(within(form()).getByRole('note')).toHaveTextContent('Demande envoyée !');
    expectConsoleError(/send-contact-email/);
    await sendAgain(() => Promise.reject(new TypeError('Failed to fetch')));
    await screen.findByRole('alert');
    expect(inForm()).not.toBeInTheDocument();
  });
});

it('inserts the beginning of a distributor’s message once, and moves focus to its end', async () => {
  const user = userEvent.setup();
  renderPart(<Contact />);
  const start = screen.getByRole('button', { name: named(contact.distributorNote.start) });
  await user.type(field('message'), 'Bonjour.');
  await user.click(start);
  expect(field('message')).toHaveFocus();
  await user.keyboard('En Belgique.');
  await user.click(start);
  const { beginning } = contact.distributorNote;
  expect(words(field('message').value)).toBe(words(`Bonjour. ${beginning} En Belgique.`));
});

it.each([
  ['demande-envoyee', 'status'],
  ['demande-refusee', 'alert'],
  ['demande-en-echec', 'alert'],
] as const)('announces the result #%s of a native post once, and keeps it', (id, role) => {
  const result = contact.nativeResults.find((each) => each.id === id);
  const text = words(result?.text ?? id);
  window.history.replaceState(null, '', `/?utm_source=salon#${id}`);
  renderPart(<Contact />);
  expect(words(screen.getByRole(role).textContent)).toContain(text);
  expect(words(screen.getByRole('note').textContent)).toContain(text);
  expect(window.location.href).toMatch(/\/\?utm_source=salon$/);
  window.history.replaceState(null, '', '/');
});
