import { render, screen } from '@testing-library/react';
import { WholeWords } from '#src/components/WholeWords.tsx';

test.each(['e-mail', 'Demandez-nous', 'là-bas', 'Business Central'])(
  'keeps « %s » on one line',
  (words) => {
    const text = `Écrivez par ${words}, puis lisez.`;
    render(
      <p>
        <WholeWords>{text}</WholeWords>
      </p>,
    );
    expect(screen.getByText(words)).toHaveStyle({ whiteSpace: 'nowrap' });
    expect(screen.getByRole('paragraph')).toHaveTextContent(text);
  },
);

test('lets a line break everywhere else', () => {
  render(
    <p>
      <WholeWords>Votre relevé - ou celui de mars 2026-27 - arrive.</WholeWords>
    </p>,
  );
  expect(screen.getByRole('paragraph').children).toHaveLength(0);
});
