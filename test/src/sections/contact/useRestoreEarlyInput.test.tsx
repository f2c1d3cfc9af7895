import { anchors } from '#src/content/anchors.ts';
import { field, FormThatSends } from '../../../support/contactForm';
import { renderPart } from '../../../support/render';

it('keeps what is typed while React renders the form that replaces the prerendered one', () => {
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
