import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact } from '#src/content/sections/contact.ts';
import { typeset } from '#src/content/writing/typeset.ts';
import { DemoRequestRejected } from '#src/services/sendDemoRequest.ts';
import { expectConsoleError } from '../../../setup/unit';
import { changeField } from '../../../support/changeField';
import { sampleRequest } from '../../../support/sampleRequest';
import {
  button,
  descriptionOf,
  fakeSend,
  field,
  FormThatSends,
  renderForm,
  sendFilled,
  settle,
} from '../../support/contactForm';
import { prerenderPart } from '../../support/render';

/** Typesetting changes what is shown of it. */
const UNSURE = "Je ne sais pas : l'autre";
const options = ['Cloud', 'Sur site', UNSURE];
const chosen = (company: string) => sampleRequest({ company });

beforeEach(() => {
  jest.useFakeTimers();
  changeField('company', { options });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a field with options is a native select, that nothing is chosen in at first', () => {
  renderForm();
  const select = screen.getByRole('combobox', { name: contact.fields.company.label });
  expect(select).toHaveProperty('tagName', 'SELECT');
  expect(select).toHaveValue('');
  expect(select).toBeInvalid();
  const shown = within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(shown).toEqual([contact.fields.company.placeholder, ...typeset(options)]);
});

test('without JavaScript it posts the choice, which hydration keeps, and then sends', async () => {
  const { send, requests } = fakeSend();
  const hydrate = prerenderPart(<FormThatSends send={send} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  for (const [name, text] of Object.entries(chosen(UNSURE))) {
    (field(name as 'name') as HTMLInputElement).value = text;
  }
  const form = field('company').form ?? undefined;
  expect(new FormData(form).get('company')).toBe(UNSURE);
  hydrate();
  await user.click(button());
  expect(requests).toEqual([chosen(UNSURE)]);
  expect(field('company')).toHaveValue(UNSURE);
});

test('while it is sent it stays as it is, and a success empties it', async () => {
  const { accept } = await sendFilled(chosen('Cloud'));
  expect(field('company').closest('[inert]')).not.toBeNull();
  // Disabled, it would be missing from a native post.
  expect(field('company')).toBeEnabled();
  await settle(accept);
  expect(field('company')).toHaveValue('');
  expect(field('company').closest('[inert]')).toBeNull();
});

test('the function’s error stands at it, until another choice is made', async () => {
  expectConsoleError(/send-contact-email.*rejected/s);
  const { user, reject } = await sendFilled(chosen('Cloud'));
  const error = new DemoRequestRejected({ company: 'required' }, new Error('422'));
  await settle(() => reject(error));
  expect(descriptionOf('company')).toBe(contact.fieldErrors.required);
  expect(field('company')).toHaveFocus();
  await user.selectOptions(field('company'), UNSURE);
  expect(descriptionOf('company')).toBe('');
  expect(field('company')).toHaveValue(UNSURE);
});
