import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PrerenderedMarkup } from '#src/components/hydration/PrerenderedMarkup.ts';
import { ScriptOnly } from '#src/components/hydration/ScriptOnly.tsx';
import { anchors } from '#src/content/anchors.ts';
import { PART_ERROR_TITLE } from '#src/content/partError.ts';
import { PlainContact } from '#src/sections/contact/PlainContact.tsx';

const renderFor = (markup: string) =>
  render(
    <PrerenderedMarkup value={markup}>
      <PlainContact />
    </PrerenderedMarkup>,
  );

test('a form that fails becomes the document’s, without the rest of it, and without what needs a script', () => {
  renderFor(`<header>Banclair</header>
    <section id="${anchors.contact}">
      ${renderToString(<ScriptOnly isShownEarly>Réponse à venir</ScriptOnly>)}
      <form action="/demande" method="post"><button type="submit">Envoyer</button></form>
    </section>`);
  const form = screen.getByRole('button', { name: 'Envoyer' }).closest('form');
  expect(form).toHaveAttribute('action', '/demande');
  expect(document.getElementById(anchors.contact)).toContainElement(form);
  expect(document.body).not.toHaveTextContent(/Banclair|Réponse à venir/);
});

test('a form that fails shows the contacts where the document has none, as after a legal text', () => {
  renderFor('<header>Banclair</header>');
  const alert = screen.getByRole('alert');
  expect(within(alert).getByText(PART_ERROR_TITLE)).toBeInTheDocument();
  expect(alert).toHaveAttribute('id', anchors.contact);
});
