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
  it.each([
    ['name', true, 'name'],
    ['company', true, 'organization'],
    ['email', true, 'email'],
    ['message', false, null],
  ] as const)(
    'have a label, a placeholder, native checks and autofill, and no state before sending: %s',
    (name, isRequired, autocomplete) => {
      renderForm();
      expect(field(name)).toHaveAttribute('name', name);
      expect(words(field(name).getAttribute('placeholder') ?? '')).toBe(placeholders[name]);
      expect(field(name)).toHaveValue('');
      expect(field(name).required).toBe(isRequired);
      expect(field(name).getAttribute('autocomplete')).toBe(autocomplete);
      // The function alone knows the lengths: a browser would count emoji twice.
      expect(field(name)).not.toHaveAttribute('minlength');
      expect(field(name)).not.toHaveAttribute('maxlength');
      expect(field(name)).not.toHaveAttribute('aria-invalid', 'true');
      expect(descriptionOf(name)).toBe('');
    },
  );

  it('are four, in this order, after the meaning of the asterisk that three labels have', () => {
    renderForm();
    const order = screen.getAllByRole('textbox').map((box) => box.getAttribute('name'));
    expect(order).toEqual(fieldNames);
    const labels = [...document.querySelectorAll('label')].map((label) => label.textContent);
    expect(labels.join('').match(/\*/g)).toHaveLength(3);
    const note = screen.getByText('* Champ obligatoire');
    expect(note.compareDocumentPosition(field('name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('let the browser check the email address', () => {
    renderForm();
    expect(field('email')).toHaveAttribute('type', 'email');
    expect(button().closest('form')).not.toHaveAttribute('novalidate');
  });

  it('give the message four rows', () => {
    renderForm();
    expect(field('message')).toHaveAttribute('rows', '4');
    expect(field('message').tagName).toBe('TEXTAREA');
  });
});

describe('under the fields', () => {
  it('are the button, then what sending agrees to', () => {
    renderForm();
    expect(button()).toHaveTextContent(/^Envoyer ma demande$/);
    expect(button()).toBeEnabled();
    const consent = screen.getByText(
      'En envoyant ce formulaire, vous acceptez que Solveo Cloud vous contacte au sujet de Banclair.',
    );
    expect(button().compareDocumentPosition(consent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

it('prepares the call when a field gets focus, not before', async () => {
  const prepare = jest.fn();
  const { user } = renderForm(prepare);
  expect(prepare).not.toHaveBeenCalled();
  await user.click(field('company'));
  expect(prepare).toHaveBeenCalled();
});
