import { fireEvent, screen } from '@testing-library/react';
import { MessageStart } from '#src/components/message/MessageStart.tsx';
import { anchors } from '#src/content/anchors.ts';
import { renderPart } from '../../support/render';

const start = <MessageStart label="Devenir distributeur" beginning="Nous vendons des ERP." />;

const withForm = (
  <>
    {start}
    <section id={anchors.contact}>
      <textarea name="message" defaultValue="Bonjour." />
    </section>
  </>
);

const link = () => screen.getByRole('link', { name: 'Devenir distributeur' });
const message = () => screen.getByRole('textbox');

/** Clicks the link, and returns whether the browser follows it. */
const click = (modifiers = {}) => fireEvent.click(link(), modifiers);

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser',
  (modifier) => {
    renderPart(withForm);
    expect(click({ [modifier]: true })).toBe(true);
    expect(message()).toHaveValue('Bonjour.');
  },
);

test('is the browser’s on a page without the form', () => {
  renderPart(start);
  expect(click()).toBe(true);
});
