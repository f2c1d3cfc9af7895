import { waitFor } from '@testing-library/react';
import { contact } from '../../../../src/content/sections/contact';
import { DemoRequestRejected } from '../../../../src/services/demoRequest';
import type { DemoRequest } from '../../../../src/services/demoRequest';
import { expectConsoleError } from '../../../setup/consoleGuard';
import { demoRequest } from '../../support/builders';
import {
  arrive,
  button,
  descriptionOf,
  failure,
  field,
  fieldNames,
  sendFilled,
  typed,
} from '../../support/contactForm';
import { words } from '../../support/words';

const BROWSERS_WORDS = 'Veuillez renseigner ce champ.';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom checks fields but has no words for what it finds.
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    jest.spyOn(prototype, 'validationMessage', 'get').mockReturnValue(BROWSERS_WORDS);
  }
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const faulty = () =>
  fieldNames.filter((name) => field(name).getAttribute('aria-invalid') === 'true');

describe('what the browser rejects', () => {
  it.each<[string, Partial<DemoRequest>, (keyof DemoRequest)[]]>([
    ['no name', { name: '' }, ['name']],
    ['a name of spaces', { name: '   ' }, ['name']],
    ['a company of spaces', { company: ' \u00a0 ' }, ['company']],
    ['no address', { email: '' }, ['email']],
    ['an address without @', { email: 'camille.exemple.fr' }, ['email']],
    ['nothing at all', { name: '', company: '', email: '' }, ['name', 'company', 'email']],
  ])(
    'is not sent, and shows the browser’s message under the field: %s',
    async (_what, part, at) => {
      const { requests } = await sendFilled(demoRequest(part));
      expect(requests).toEqual([]);
      expect(faulty()).toEqual(at);
      for (const name of at) expect(descriptionOf(name)).toBe(BROWSERS_WORDS);
      expect(failure()).not.toBeInTheDocument();
    },
  );

  it('loses its message once the field changes, and is then sent', async () => {
    const { user, requests } = await sendFilled(demoRequest({ name: '' }));
    await user.type(field('name'), 'Zoë');
    expect(faulty()).toEqual([]);
    expect(descriptionOf('name')).toBe('');
    await user.click(button());
    expect(requests).toEqual([demoRequest({ name: 'Zoë' })]);
  });
});

describe('what the server rejects', () => {
  async function refuse(fields: DemoRequestRejected['fields']) {
    expectConsoleError(/send-contact-email.*rejected/s);
    const form = await sendFilled();
    await arrive(() => form.refuse(new DemoRequestRejected(fields, new Error('400'))));
    return form;
  }

  it.each([
    ['required', 'Renseignez ce champ.'],
    ['wrong_type', 'Renseignez ce champ avec du texte.'],
    [
      'forbidden_character',
      'Ce champ contient un caractère invisible ou un retour à la ligne : retirez-le.',
    ],
    ['too_long', 'Raccourcissez ce texte : 200 caractères au plus.'],
    [
      'invalid_email',
      'Indiquez une seule adresse e-mail, par exemple c.martin@entreprise.example.',
    ],
    ['a_code_of_next_year', 'Vérifiez cette valeur.'],
    ['toString', 'Vérifiez cette valeur.'],
  ])('is explained under the field: %s', async (code, expected) => {
    await refuse({ company: code });
    expect(faulty()).toEqual(['company']);
    expect(descriptionOf('company')).toBe(expected);
  });

  it('has a message for every code', () => {
    expect(Object.keys(contact.fieldErrors)).toHaveLength(5);
  });

  it('shows each field its own message, and the alert', async () => {
    await refuse({ name: 'required', email: 'invalid_email', message: 'too_long' });
    expect(faulty()).toEqual(['name', 'email', 'message']);
    expect(descriptionOf('message')).toBe('Raccourcissez ce texte : 10 000 caractères au plus.');
    expect(words(failure()?.textContent ?? '')).toMatch(/^Erreur/);
  });

  it('keeps the message and everything else that was typed', async () => {
    await refuse({ email: 'invalid_email' });
    expect(typed()).toEqual(demoRequest());
  });

  it.each<[DemoRequestRejected['fields'], keyof DemoRequest]>([
    [{ company: 'too_long', email: 'invalid_email' }, 'company'],
    [{ email: 'invalid_email', name: 'required' }, 'name'],
    [{ message: 'too_long' }, 'message'],
  ])('focuses the page’s first rejected field: %j', async (fields, first) => {
    await refuse(fields);
    await waitFor(() => expect(field(first)).toHaveFocus());
  });

  it('moves focus past a field that the page does not have', async () => {
    await refuse({ phone: 'required', email: 'invalid_email' } as DemoRequestRejected['fields']);
    expect(field('email')).toHaveFocus();
    expect(faulty()).toEqual(['email']);
  });

  it('is sent again at the next press, changed or not', async () => {
    const { user, requests, accept } = await refuse({ name: 'too_long' });
    await user.click(button());
    await arrive(accept);
    expect(requests).toEqual([demoRequest(), demoRequest()]);
    expect(faulty()).toEqual([]);
  });

  it('loses its message once the field changes', async () => {
    const { user } = await refuse({ name: 'too_long', company: 'too_long' });
    await user.type(field('name'), 'x');
    expect(faulty()).toEqual(['company']);
  });
});
