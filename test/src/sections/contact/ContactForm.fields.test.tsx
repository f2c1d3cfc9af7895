import { fireEvent, screen } from '@testing-library/react';
import { brand } from '#src/content/brand.ts';
import { paths } from '#src/content/paths.ts';
import { contact } from '#src/content/sections/contact.ts';
import { demoRequest } from '../../../support/builders';
import { button, descriptionOf, field, fill, renderForm } from '../../../support/contactForm';
import { words } from '../../../support/words';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the fields of the form', () => {
  it.each([
    ['name', true, 'name', brand.sample.name],
    ['company', true, 'organization', 'Nom de votre entreprise'],
    ['email', true, 'email', brand.sample.email],
    ['message', false, null, 'Décrivez vos besoins ou posez vos questions...'],
  ] as const)(
    'have a label, a placeholder, native checks and autofill, and no state before sending: %s',
    (name, isRequired, autocomplete, placeholder) => {
      renderForm();
      expect(field(name)).toHaveAttribute('name', name);
      expect(words(field(name).getAttribute('placeholder') ?? '')).toBe(placeholder);
      expect(field(name)).toHaveValue('');
      expect(field(name).required).toBe(isRequired);
      expect(field(name).getAttribute('autocomplete')).toBe(autocomplete);
      // Only the function checks lengths: browsers count an emoji as two characters.
      expect(field(name)).not.toHaveAttribute('minlength');
      expect(field(name)).not.toHaveAttribute('maxlength');
      expect(field(name)).not.toHaveAttribute('aria-invalid', 'true');
      expect(descriptionOf(name)).toBe('');
    },
  );

  it('are four, in this order, the first three with an asterisk', () => {
    renderForm();
    const order = screen.getAllByRole('textbox').map((box) => box.getAttribute('name'));
    expect(order).toEqual(['name', 'company', 'email', 'message']);
    const labels = [...document.querySelectorAll('label')].map((label) => label.textContent);
    expect(labels.join('').match(/\*/g)).toHaveLength(3);
    expect(screen.getByText('* Champ obligatoire')).toBeVisible();
  });

  it('let the browser check the email address, and give the message four rows', () => {
    renderForm();
    expect(field('email')).toHaveAttribute('type', 'email');
    expect(button().closest('form')).not.toHaveAttribute('novalidate');
    expect(field('message')).toHaveAttribute('rows', '4');
    expect(field('message').tagName).toBe('TEXTAREA');
  });
});

it('the notice under the form says what sending implies, and links to the privacy text in a new tab', () => {
  renderForm();
  const form = words(button().closest('form')?.textContent ?? '');
  const consent = words(contact.consent);
  expect(consent).toMatch(
    /^En envoyant ce formulaire, vous acceptez que .+ vous contacte au sujet de .+\.$/,
  );
  expect(form).toContain(words(contact.privacy.text));
  expect(form.indexOf(contact.submit)).toBeLessThan(form.indexOf(consent));
  const link = screen.getByRole('link', { name: contact.privacy.link });
  expect(link).toHaveAttribute('href', paths.privacy);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAccessibleName(/nouvel onglet/);
});

it('prepares the call when a field gets focus, not before', async () => {
  const prepare = jest.fn();
  const { user } = renderForm(prepare);
  expect(prepare).not.toHaveBeenCalled();
  await user.click(field('company'));
  expect(prepare).toHaveBeenCalled();
});

describe('the honeypot', () => {
  const honeypot = () => screen.getByLabelText<HTMLInputElement>(contact.honeypot.label);

  it('is hidden from people: no screen reader, no Tab key, no autofill', () => {
    renderForm();
    expect(screen.queryByRole('textbox', { name: contact.honeypot.label })).toBeNull();
    expect(honeypot()).toHaveAttribute('tabindex', '-1');
    expect(honeypot()).toHaveAttribute('autocomplete', 'off');
  });

  it('is sent if it was filled in', async () => {
    const { user, requests } = renderForm();
    await fill(user, demoRequest());
    fireEvent.change(honeypot(), { target: { value: 'https://spam.example' } });
    await user.click(button());
    expect(requests).toEqual([{ ...demoRequest(), website: 'https://spam.example' }]);
  });
});
