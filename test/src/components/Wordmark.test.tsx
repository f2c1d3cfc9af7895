import { render, screen } from '@testing-library/react';
import { Wordmark } from '#src/components/Wordmark.tsx';

it('has a logo that stays small where the page’s styles have not loaded', () => {
  render(<Wordmark href="/" />);
  const logo = screen.getByRole('link').querySelector('svg');
  // Without them, browsers draw it as wide as the window.
  expect(logo).toHaveAttribute('width', '28');
  expect(logo).toHaveAttribute('height', '28');
});
