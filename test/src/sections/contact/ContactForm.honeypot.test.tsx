import { fireEvent, screen } from '@testing-library/react';
import { contact } from '../../../../src/content/sections/contact';
import { demoRequest } from '../../support/builders';
import { button, fill, renderForm } from '../../support/contactForm';

const trap = () => screen.getByLabelText<HTMLInputElement>(contact.honeypot.label);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the honeypot field', () => {
  it('is hidden from people: no screen reader, no Tab key, no autofill', () => {
    renderForm();
    expect(screen.queryByRole('textbox', { name: contact.honeypot.label })).toBeNull();
    expect(trap()).toHaveAttribute('tabindex', '-1');
    expect(trap()).toHaveAttribute('autocomplete', 'off');
  });

  it('is sent when it was filled in', async () => {
    const { user, requests } = renderForm();
    await fill(user, demoRequest());
    fireEvent.change(trap(), { target: { value: 'https://spam.example' } });
    await user.click(button());
    expect(requests).toEqual([{ ...demoRequest(), website: 'https://spam.example' }]);
  });
});

describe('the notice under the form', () => {
  it('says who keeps what, why, how long, with which rights, and where to read more', () => {
    renderForm();
    const text = contact.privacy.text;
    for (const part of [/Solveo Cloud/, /répondre à votre demande/, /3.ans/, /opposer/]) {
      expect(text).toMatch(part);
    }
    expect(screen.getByText((words) => words.includes(text.slice(0, 60)))).toBeVisible();
    expect(screen.getByRole('link', { name: contact.privacy.link })).toHaveAttribute(
      'href',
      '#confidentialite',
    );
  });
});
