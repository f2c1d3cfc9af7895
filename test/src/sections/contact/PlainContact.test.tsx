import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { ErrorBoundary } from 'react-error-boundary';
import { PrerenderedMarkup } from '#src/components/PrerenderedMarkup.ts';
import { ScriptOnly } from '#src/components/ScriptOnly.tsx';
import { anchors } from '#src/content/anchors.ts';
import { PART_ERROR_TITLE } from '#src/content/partError.ts';
import { PlainContact } from '#src/sections/contact/PlainContact.tsx';

/** What the build has written. */
const ofDocument = `<header>Banclair</header>
  <section id="${anchors.contact}">
    ${renderToString(<ScriptOnly isShownEarly>Réponse à venir</ScriptOnly>)}
    <form action="/demande" method="post">
      <label>Nom <input name="name"></label>
      <label>Message <textarea name="message"></textarea></label>
      <button type="submit">Envoyer</button>
    </form>
  </section>`;

/** The section, hydrated: it fails once its button is pressed. */
function FailingContact() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('The form has failed.');
  return (
    <section id={anchors.contact}>
      <form>
        <label>
          Nom <input name="name" />
        </label>
        <label>
          Message <textarea name="message" />
        </label>
        <button type="button" onClick={() => setIsBroken(true)}>
          Envoyer
        </button>
      </form>
    </section>
  );
}

/** Types into the form, which then fails. */
function fail(markup: string) {
  render(
    <PrerenderedMarkup value={markup}>
      <ErrorBoundary fallback={<PlainContact />}>
        <FailingContact />
      </ErrorBoundary>
    </PrerenderedMarkup>,
    { onCaughtError: () => undefined },
  );
  const typed = { Nom: 'Zoé', Message: 'Bonjour,\n5 comptes.' };
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
}

test('a form that fails becomes the document’s, which posts natively, with what was typed', () => {
  fail(ofDocument);
  expect(screen.getByLabelText('Nom')).toHaveValue('Zoé');
  expect(screen.getByLabelText('Message')).toHaveValue('Bonjour,\n5 comptes.');
  const form = screen.getByLabelText<HTMLInputElement>('Nom').form;
  expect(form).toHaveAttribute('action', '/demande');
  expect(form).toHaveAttribute('method', 'post');
  expect(screen.getByRole('button', { name: 'Envoyer' })).toHaveAttribute('type', 'submit');
  expect(document.getElementById(anchors.contact)).toContainElement(form);
});

test('it comes without the rest of the document, and without what needs a script', () => {
  fail(ofDocument);
  expect(screen.queryByText('Banclair')).not.toBeInTheDocument();
  expect(screen.queryByText('Réponse à venir')).not.toBeInTheDocument();
});

test('a form that fails shows the contacts where the document has none, as after a legal text', () => {
  fail('<header>Banclair</header>');
  const alert = screen.getByRole('alert');
  expect(within(alert).getByText(PART_ERROR_TITLE)).toBeInTheDocument();
  expect(alert).toHaveAttribute('id', anchors.contact);
});
