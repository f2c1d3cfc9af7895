import { fireEvent, screen } from '@testing-library/react';
import { anchors } from '#src/content/anchors.ts';
import { paths } from '#src/content/paths.ts';
import { contact, type ContactField } from '#src/content/sections/contact.ts';
import { FIELD_NAMES, FIELDS, HONEYPOT_FIELD } from '#supabase/functions/_shared/contract.ts';
import { changeField } from '../../../support/changeField';
import { sampleRequest } from '../../../support/sampleRequest';
import {
  button,
  descriptionOf,
  field,
  fill,
  FormThatSends,
  renderForm,
} from '../../support/contactForm';
import { renderPart } from '../../support/render';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(FIELD_NAMES)('the field %s is required as the contract says, and described', (name) => {
  renderForm();
  const { hint = '' }: ContactField = contact.fields[name];
  expect(field(name).required).toBe(FIELDS[name].isRequired);
  expect(descriptionOf(name)).toBe(hint);
});

test.each([
  ['name', 'text', 'name'],
  ['company', 'text', 'organization'],
  ['email', 'email', 'email'],
] as const)('browsers know what belongs in the field %s', (name, type, autofill) => {
  renderForm();
  expect(field(name).type).toBe(type);
  expect(field(name)).toHaveAttribute('autocomplete', autofill);
});

test('the contract alone makes a field one of several lines, which keeps them', async () => {
  changeField('company', { kind: 'text' });
  const { user, requests } = renderForm();
  expect(field('company')).toHaveProperty('tagName', 'TEXTAREA');
  const request = sampleRequest({ company: 'Exemple SAS\nLyon' });
  await fill(user, request);
  await user.click(button());
  expect(requests).toEqual([request]);
});

test('the privacy text opens in a new tab, and its link says so', () => {
  renderForm();
  const link = screen.getByRole('link', { name: contact.privacy.link });
  expect(link).toHaveAttribute('href', paths.privacy);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAccessibleName(/nouvel onglet/);
});

test('hides the honeypot from people, and sends it if it was filled in', async () => {
  const { user, requests } = renderForm();
  const { label } = contact.honeypot;
  const honeypot = screen.getByLabelText(label);
  expect(screen.queryByRole('textbox', { name: label })).toBeNull();
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot).toHaveAttribute('autocomplete', 'off');
  // 1Password, LastPass, Bitwarden and Dashlane, in this order.
  for (const attribute of ['data-1p-ignore', 'data-lpignore', 'data-bwignore']) {
    expect(honeypot).toHaveAttribute(attribute, 'true');
  }
  expect(honeypot).toHaveAttribute('data-form-type', 'other');
  expect(HONEYPOT_FIELD).not.toMatch(/site|url|nom|name|mail|tel|phone|adres|addres|soci|compan/i);
  await fill(user, sampleRequest());
  fireEvent.change(honeypot, { target: { value: 'https://spam.example' } });
  await user.click(button());
  expect(requests).toEqual([{ ...sampleRequest(), [HONEYPOT_FIELD]: 'https://spam.example' }]);
});

test('keeps what is typed while React renders the form that replaces the prerendered one', () => {
  const old = document.createElement('section');
  old.id = anchors.contact;
  old.innerHTML = '<form><textarea name="message"></textarea></form>';
  document.body.append(old);
  /** Rendered after the form, before React inserts it. */
  function LateTyping() {
    old.querySelector('textarea')?.setRangeText('Bonjour');
    old.remove();
    return null;
  }
  renderPart(
    <>
      <FormThatSends send={() => Promise.resolve()} />
      <LateTyping />
    </>,
  );
  expect(field('message').value).toBe('Bonjour');
});
