import { render, screen } from '@testing-library/react';
import { brand } from '#src/content/brand.ts';
import { WholeWords } from '#src/components/WholeWords.tsx';

const show = (text: string) =>
  render(
    <p>
      <WholeWords>{text}</WholeWords>
    </p>,
  );

test.each(['e-mail', 'Demandez-nous', 'là-bas', brand.suiteShortName])(
  'keeps « %s » in one piece, and the text as it is',
  (words) => {
    const text = `Écrivez par ${words}, puis lisez.`;
    show(text);
    expect(screen.getByText(words)).not.toBe(screen.getByRole('paragraph'));
    expect(screen.getByRole('paragraph')).toHaveTextContent(text);
  },
);

test('lets a line break everywhere else', () => {
  show('Votre relevé - ou celui de mars 2026-27 - arrive.');
  expect(screen.getByRole('paragraph').children).toHaveLength(0);
});
