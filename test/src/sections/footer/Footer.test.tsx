import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.edge';
import { Footer } from '../../../../src/sections/footer/Footer';

const footer = () => screen.getByRole('contentinfo');

afterEach(() => jest.useRealTimers());

it('shows the build’s year while it hydrates, without a mismatch, then the visitor’s', () => {
  jest.useFakeTimers({ now: new Date('2031-01-01T00:00:00') });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Footer />);
  expect(footer()).toHaveTextContent('© 2019 Solveo Cloud.');
  render(<Footer />, { container, hydrate: true });
  expect(footer()).toHaveTextContent('© 2031 Solveo Cloud.');
});
