import { waitFor } from '@testing-library/react';
import { contact, explainFieldError } from '#src/content/sections/contact.ts';
import { type DemoRequest, DemoRequestRejected } from '#src/services/demoRequest.ts';
import { type DemoRequestField, FIELD_NAMES } from '#supabase/functions/_shared/contract.ts';
import { expectConsoleError } from '../../../setup/consoleGuard';
import { demoRequest } from '../../../support/builders';
import {
  settle,
  button,
  descriptionOf,
  failure,
  field,
  note,
  sendFilled,
  typed,
} from '../../support/contactForm';
import { words } from '../../../support/words';

const BROWSERS_WORDS = 'Veuillez renseigner ce champ.';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom validates fields but has no validation messages.
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    jest.spyOn(prototype, 'validationMessage', 'get').mockReturnValue(BROWSERS_WORDS);
  }
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const faulty = () =>
  FIELD_NAMES.filter((name) => field(name).getAttribute('aria-invalid') === 'true');

describe('what the browser rejects', () => {
  test.each<[string, Partial<DemoRequest>, DemoRequestField[]]>([
    ['a company of spaces', { company: ' \u00a0 ' }, ['company']],
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

  test('loses its message once the field changes, and is then sent', async () => {
    const { user, requests } = await sendFilled(demoRequest({ name: '' }));
    await user.type(field('name'), 'Zoë');
    expect(faulty()).toEqual([]);
    expect(descriptionOf('name')).toBe('');
    await user.click(button());
    expect(requests).toEqual([demoRequest({ name: 'Zoë' })]);
  });
});

describe('what the server rejects', () => {
  async function reject(fields: DemoRequestRejected['fields']) {
    expectConsoleError(/send-contact-email.*rejected/s);
    const form = await sendFilled();
    await settle(() => form.reject(new DemoRequestRejected(fields, new Error('400'))));
    return form;
  }

  test('keeps what was typed, and shows the alert and each field’s own message', async () => {
    await reject({ name: 'required', email: 'invalid_email', message: 'too_long' });
    expect(faulty()).toEqual(['name', 'email', 'message']);
    expect(descriptionOf('name')).toBe(words(contact.fieldErrors.required));
    expect(descriptionOf('message')).toBe(words(explainFieldError('message', 'too_long')));
    expect(failure()).toHaveTextContent(/^Erreur/);
    expect(note()).not.toBeInTheDocument();
    expect(typed()).toEqual(demoRequest());
  });

  test('has the general note if the form has none of the rejected fields', async () => {
    await reject({ ...({ field_of_next_year: 'required' } as object) });
    expect(note()).toBeVisible();
  });

  test.each<[Record<string, string>, DemoRequestField]>([
    [{ email: 'invalid_email', name: 'required' }, 'name'],
    [{ field_of_next_year: 'required', message: 'too_long' }, 'message'],
  ])('focuses the page’s first rejected field: %j', async (fields, first) => {
    await reject(fields);
    await waitFor(() => expect(field(first)).toHaveFocus());
  });

  test('is sent again on the next click, changed or not', async () => {
    const { user, requests, accept } = await reject({ name: 'too_long' });
    await user.click(button());
    await settle(accept);
    expect(requests).toEqual([demoRequest(), demoRequest()]);
    expect(faulty()).toEqual([]);
  });
});
