import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { contact, explainFieldError, type ContactField } from '#src/content/sections/contact.ts';
import { useDemoRequest } from '#src/demo-request/DemoRequestProvider.tsx';
import { type DemoRequest, DemoRequestRejected } from '#src/services/sendDemoRequest.ts';
import {
  type DemoRequestField,
  FIELD_NAMES,
  FIELDS,
} from '#supabase/functions/_shared/contract.ts';
import { expectConsoleError } from '../../../setup/unit';
import { sampleRequest } from '../../../support/sampleRequest';
import { words } from '../../../support/words';
import {
  settle,
  button,
  descriptionOf,
  failure,
  fakeSend,
  field,
  fill,
  FormThatSends,
  note,
  sendFilled,
  setUpUser,
  typed,
} from '../../support/contactForm';
import { renderPart } from '../../support/render';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const faulty = () =>
  FIELD_NAMES.filter((name) => field(name).getAttribute('aria-invalid') === 'true');

function hintOf(name: DemoRequestField): string {
  const { hint = '' }: ContactField = contact.fields[name];
  return hint;
}

const required = FIELD_NAMES.filter((name) => FIELDS[name].isRequired);
const nothing = Object.fromEntries(required.map((name) => [name, '']));

describe('what the browser rejects', () => {
  test.each<[string, Partial<DemoRequest>, readonly DemoRequestField[]]>([
    ['nothing at all', nothing, required],
    ['a company of spaces', { company: ' \u00a0 ' }, ['company']],
    ['a name that nobody sees', { name: '\u200b\u2060' }, ['name']],
    ['an address without @', { email: 'zoe' }, ['email']],
  ])('is not sent, and the page adds no message of its own: %s', async (_what, part, at) => {
    const { requests } = await sendFilled(sampleRequest(part));
    expect(requests).toEqual([]);
    expect(FIELD_NAMES.filter((name) => !field(name).validity.valid)).toEqual(at);
    expect(faulty()).toEqual([]);
    for (const name of at) expect(descriptionOf(name)).toBe(hintOf(name));
    expect(failure()).not.toBeInTheDocument();
  });

  test('is sent once it is right', async () => {
    const { user, requests } = await sendFilled(sampleRequest({ name: '' }));
    await user.type(field('name'), 'Zoë');
    await user.click(button());
    expect(requests).toEqual([sampleRequest({ name: 'Zoë' })]);
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
    expect(descriptionOf('name')).toBe(contact.fieldErrors.required);
    expect(descriptionOf('message')).toBe(explainFieldError('message', 'too_long'));
    expect(failure()).toHaveTextContent(words(contact.rejection.title));
    expect(note()).not.toBeInTheDocument();
    expect(typed()).toEqual(sampleRequest());
  });

  test('loses its message once the field changes, the others keep theirs', async () => {
    const { user } = await reject({ name: 'required', email: 'invalid_email' });
    await user.type(field('name'), 'Zoë');
    expect(faulty()).toEqual(['email']);
    expect(descriptionOf('name')).toBe(hintOf('name'));
    expect(descriptionOf('email')).toBe(contact.fieldErrors.invalid_email);
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
    expect(requests).toEqual([sampleRequest(), sampleRequest()]);
    expect(faulty()).toEqual([]);
  });
});

test('a rule that a developer adds shows its message, and the form can be sent again', async () => {
  const validate = (company = '') => company !== 'X' || 'Société inconnue.';
  function RuleOfCompany() {
    const { formControl } = useDemoRequest();
    useState(() => {
      const { register } = formControl;
      jest
        .spyOn(formControl, 'register')
        .mockImplementation((name, options) =>
          register(name, name === 'company' ? { onChange: options?.onChange, validate } : options),
        );
    });
    return null;
  }
  const { send, requests } = fakeSend();
  renderPart(
    <>
      <RuleOfCompany />
      <FormThatSends send={send} />
    </>,
  );
  const user = setUpUser();
  await fill(user, sampleRequest({ company: 'X' }));
  await user.click(button());
  await settle(() => undefined);
  expect(descriptionOf('company')).toBe('Société inconnue.');
  expect(requests).toEqual([]);

  await user.type(field('company'), '2');
  await user.click(button());
  expect(requests).toEqual([sampleRequest({ company: 'X2' })]);
});
