import { screen } from '@testing-library/react';
import { button, descriptionOf, field, fieldNames, renderForm } from '../../support/contactForm';
import { words } from '../../support/words';

const placeholders = {
  name: 'Camille Martin',
  company: 'Nom de votre entreprise',
  email: 'c.martin@entreprise.example',
  message: 'Décrivez vos besoins ou posez vos questions...',
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the fields of the form', () => {
  it.each(fieldNames)('label the field %s and show what to type', (name) => {
    renderForm();
    expect(field(name)).toHaveAttribute('name', name);
    expect(words(field(name).getAttribute('placeholder') ?? '')).toBe(placeholders[name]);
    expect(field(name)).toHaveValue('');
  });

  it('show one asterisk, on the labels of required fields', () => {
    renderForm();
    const labels = [...document.querySelectorAll('label')].map((label) => label.textContent);
    expect(labels.join('').match(/\*/g)).toHaveLength(3);
  });

  it('are preceded by what the asterisk means', () => {
    renderForm();
    const note = screen.getByText('* Champ obligatoire');
    expect(note.compareDocumentPosition(field('name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are four, in this order', () => {
    renderForm();
    const order = screen.getAllByRole('textbox').map((box) => box.getAttribute('name'));
    expect(order).toEqual(fieldNames);
  });

  it.each([
    ['name', true],
    ['company', true],
    ['email', true],
    ['message', false],
  ] as const)('let the browser check whether %s is there: %p', (name, isRequired) => {
    renderForm();
    expect(field(name).required).toBe(isRequired);
  });

  it.each(fieldNames)('set no length of their own on %s', (name) => {
    renderForm();
    expect(field(name)).not.toHaveAttribute('minlength');
    expect(field(name)).not.toHaveAttribute('maxlength');
  });

  it('let the browser check the address', () => {
    renderForm();
    expect(field('email')).toHaveAttribute('type', 'email');
    expect(button().closest('form')).not.toHaveAttribute('novalidate');
  });

  it.each([
    ['name', 'name'],
    ['company', 'organization'],
    ['email', 'email'],
  ] as const)('tell the browser how to fill %s in', (name, token) => {
    renderForm();
    expect(field(name)).toHaveAttribute('autocomplete', token);
  });

  it('give the message four rows', () => {
    renderForm();
    expect(field('message')).toHaveAttribute('rows', '4');
    expect(field('message').tagName).toBe('TEXTAREA');
  });

  it.each(fieldNames)('call %s neither wrong nor right before it is sent', (name) => {
    renderForm();
    expect(field(name)).not.toHaveAttribute('aria-invalid', 'true');
    expect(descriptionOf(name)).toBe('');
  });
});

describe('under the fields', () => {
  it('the button says what it does', () => {
    renderForm();
    expect(button()).toHaveTextContent(/^Envoyer ma demande$/);
    expect(button()).toBeEnabled();
  });

  it('the visitor reads what sending agrees to, after the button', () => {
    renderForm();
    const consent = screen.getByText(
      'En envoyant ce formulaire, vous acceptez que Solveo Cloud vous contacte au sujet de Banclair.',
    );
    expect(button().compareDocumentPosition(consent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('touching the form', () => {
  it('prepares the call when a field gets focus, not before', async () => {
    const prepare = jest.fn();
    const { user } = renderForm(prepare);
    expect(prepare).not.toHaveBeenCalled();
    await user.click(field('company'));
    expect(prepare).toHaveBeenCalled();
  });
});
