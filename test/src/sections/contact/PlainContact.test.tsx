import { render, screen, within } from '@testing-library/react';
import { PrerenderedMarkup } from '#src/components/hydration/PrerenderedMarkup.ts';
import { anchors } from '#src/content/anchors.ts';
import { PART_ERROR_TITLE } from '#src/content/partError.ts';
import { PlainContact } from '#src/sections/contact/PlainContact.tsx';

// A browser test shows the form where the document has one.
test('a form that fails shows the contacts where the document has none, as after a legal text', () => {
  render(
    <PrerenderedMarkup value="<header>Banclair</header>">
      <PlainContact />
    </PrerenderedMarkup>,
  );
  const alert = screen.getByRole('alert');
  expect(within(alert).getByText(PART_ERROR_TITLE)).toBeInTheDocument();
  expect(alert).toHaveAttribute('id', anchors.contact);
});
