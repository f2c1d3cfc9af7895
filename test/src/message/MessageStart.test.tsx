import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageStart } from '../../../src/message/MessageStart';
import { anchors } from '../../../src/content/anchors';
import { ContactForm } from '../../../src/sections/contact/ContactForm';
import { fakeSend, field } from '../support/contactForm';
import { renderPart } from '../support/render';

function renderStart() {
  const { send } = fakeSend();
  renderPart(
    <>
      <MessageStart label="Commencer" beginning="Nos banques :" />
      <section id={anchors.contact}>
        <ContactForm action="/demande" send={send} prepare={() => undefined} />
      </section>
    </>,
  );
  return userEvent.setup();
}

const press = () => screen.getByRole('button', { name: 'Commencer' });

it('starts an empty message, with the cursor behind', async () => {
  const user = renderStart();
  await user.click(press());
  expect(field('message')).toHaveValue('Nos banques : ');
  expect(field('message')).toHaveFocus();
});

it('is appended to existing text', async () => {
  const user = renderStart();
  await user.type(field('message'), 'Bonjour.');
  await user.click(press());
  expect(field('message')).toHaveValue('Bonjour.\n\nNos banques : ');
});

it('is not repeated, and keeps what was written after it', async () => {
  const user = renderStart();
  await user.click(press());
  await user.keyboard('celle de Lyon');
  await user.click(press());
  expect(field('message')).toHaveValue('Nos banques : celle de Lyon');
});
