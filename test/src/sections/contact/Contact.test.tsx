import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Contact } from '../../../../src/sections/contact/Contact';
import { expectConsoleError } from '../../../setup/consoleGuard';
import { demoRequest } from '../../support/builders';
import { button, descriptionOf, field, fill, success, typed } from '../../support/contactForm';
import { renderPart } from '../../support/render';
import { named, words } from '../../support/words';

interface Sent {
  url: string;
  method: string | undefined;
  body: unknown;
}

/** Puts a server of one answer behind the browser's fetch, and fills the form in. */
async function sendTo(answer: () => Promise<Response>): Promise<Sent[]> {
  renderPart(<Contact />);
  return sendAgain(answer);
}

async function sendAgain(answer: () => Promise<Response>): Promise<Sent[]> {
  const sent: Sent[] = [];
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    sent.push({ url, method: init?.method, body: JSON.parse(init?.body as string) });
    return answer();
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
    expect(sent).toEqual([
      {
        url: 'http://localhost/functions/v1/send-contact-email',
        method: 'POST',
        body: demoRequest(),
      },
    ]);
  });

  it('shows under its field what the function rejects', async () => {
    expectConsoleError(/send-contact-email.*rejected/s);
    const body = { error: 'invalid', fields: { email: 'invalid_email' } };
    await sendTo(() => Promise.resolve(Response.json(body, { status: 422 })));
    await screen.findByRole('alert');
    expect(descriptionOf('email')).toMatch(/^Indiquez une seule adresse e-mail/);
  });

  it.each([
    ['the visitor is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the database is unavailable', () => Promise.resolve(new Response('{}', { status: 503 }))],
    ['a proxy responds in HTML', () => Promise.resolve(new Response('<p>', { status: 502 }))],
  ])('keeps everything that was typed when %s', async (_what, answer) => {
    expectConsoleError(/send-contact-email/);
    const sent = await sendTo(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur est survenue.');
    expect(typed()).toEqual(demoRequest());
    expect(sent).toHaveLength(1);
  });
});

describe('what follows a request', () => {
  const next = () => screen.getAllByRole('heading', { name: named('Après votre demande') });
  const form = () => field('name').closest('form') ?? document.body;

  it('is beside the form, with the page’s claims', () => {
    renderPart(<Contact />);
    expect(next()).toHaveLength(1);
    expect(form()).not.toContainElement(next()[0] ?? null);
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => words(textContent));
    expect(steps.slice(0, 3)).toEqual([
      'Sous 24 h, un expert vous contacte pour fixer la date de la démo.',
      'La démo est gratuite et ne vous engage à rien.',
      'Si elle vous convainc : installation en moins de 5 minutes, puis paramétrage en 15 à 30 minutes.',
    ]);
  });

  it('replaces the form once a request is sent, until the next', async () => {
    const inForm = () =>
      within(form()).queryByRole('heading', { name: named('Après votre demande') });
    await sendTo(() => Promise.resolve(Response.json({ accepted: true })));
    await waitFor(() => expect(inForm()).toBeVisible());
    expect(within(form()).getByRole('note')).toHaveTextContent('Demande envoyée !');
    expectConsoleError(/send-contact-email/);
    await sendAgain(() => Promise.reject(new TypeError('Failed to fetch')));
    await screen.findByRole('alert');
    expect(inForm()).not.toBeInTheDocument();
  });
});

describe('a first sentence for distributors', () => {
  it('is put into the message, where the visitor continues', async () => {
    const user = userEvent.setup();
    renderPart(<Contact />);
    await user.click(screen.getByRole('button', { name: 'Nous sommes intégrateur ou revendeur' }));
    expect(field('message')).toHaveFocus();
    await user.keyboard('En Belgique.');
    expect(words(field('message').value)).toBe(
      'Nous sommes intégrateur ou revendeur, et la distribution de Banclair nous intéresse. En Belgique.',
    );
  });
});
