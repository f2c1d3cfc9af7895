import { act } from '@testing-library/react';
import { anchors } from '#src/content/anchors.ts';
import { field, FormThatSends } from '../../../support/contactForm';
import { renderPart } from '../../../support/render';

/** The prerendered form, which React is about to replace. */
function placeOldForm() {
  const section = document.createElement('section');
  section.id = anchors.contact;
  section.innerHTML = '<form><input name="name"><textarea name="message"></textarea></form>';
  document.body.append(section);
  const type = (name: string, text: string) => {
    const element = section.querySelector<HTMLInputElement>(`[name=${name}]`);
    element?.focus();
    if (element) element.value = text;
  };
  return { type, remove: () => section.remove() };
}

it('keeps text and focus when React replaces the form, even if the visitor types meanwhile', () => {
  const old = placeOldForm();
  old.type('name', 'Camille Martin');

  /** Rendered after the form: types before React inserts its own form. */
  function LateTyping() {
    old.type('message', 'Bonjour');
    old.remove();
    return null;
  }
  act(() => {
    renderPart(
      <>
        <FormThatSends send={() => Promise.resolve()} />
        <LateTyping />
      </>,
    );
  });
  expect(field('name').value).toBe('Camille Martin');
  expect(field('message').value).toBe('Bonjour');
  expect(field('message')).toHaveFocus();
});
