import { fireEvent, screen } from '@testing-library/react';
import { anchors } from '#src/content/anchors.ts';
import { paths } from '#src/content/paths.ts';
import { contact } from '#src/content/sections/contact.ts';
import { demoRequest } from '../../../support/builders';
import { button, field, fill, FormThatSends, renderForm } from '../../support/contactForm';
import { renderPart } from '../../support/render';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['name', 'text', 'name', contact.fieldErrors.required],
  ['company', 'text', 'organization', contact.fieldErrors.required],
  ['email', 'email', 'email', contact.fieldErrors.invalid_email],
  ['message', 'textarea', null, contact.fields.message.hint],
] as const)('the field %s has its type, autofill, hint and no limit', (...row) => {
  const [name, type, autofill, hint] = row;
  renderForm();
  expect(field(name).type).toBe(type);
  expect(field(name).required).toBe(name !== 'message');
  expect(field(name)).toHaveAccessibleDescription(hint);
  expect(field(name).getAttribute('autocomplete')).toBe(autofill);
  expect(field(name).placeholder).toBe(contact.fields[name].placeholder);
  // Only the function checks lengths: browsers count an emoji as two characters.
  expect(field(name)).not.toHaveAttribute('maxlength');
});

test('the message has four rows', () => {
  renderForm();
  expect(field('message')).toHaveAttribute('rows', '4');
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
  await fill(user, demoRequest());
  fireEvent.change(honeypot, { target: { value: 'https://spam.example' } });
  await user.click(button());
  expect(requests).toEqual([{ ...demoRequest(), website: 'https://spam.example' }]);
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
