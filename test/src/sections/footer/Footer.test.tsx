import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.edge';
import { render } from '@testing-library/react';
import { Footer } from '../../../../src/sections/footer/Footer';

const footer = () => screen.getByRole('contentinfo');

afterEach(() => jest.useRealTimers());

function visitOn(date: string) {
  jest.useFakeTimers({ now: new Date(date) });
}

describe('Footer', () => {
  it('names the provider and what it does', () => {
    render(<Footer />);
    expect(footer()).toHaveTextContent('Solveo Cloud');
    expect(footer()).toHaveTextContent('Spécialiste des solutions cloud Microsoft');
  });

  it.each([
    ['contact@solveo.example', 'mailto:contact@solveo.example'],
    ['+33 1 99 00 12 34', 'tel:+33199001234'],
  ])('gives %s as a link', (name, href) => {
    render(<Footer />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each(['Mentions légales', 'Politique de confidentialité'])(
    'has a link « %s » that stays on the page',
    (name) => {
      render(<Footer />);
      expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^#/);
    },
  );

  it.each([
    ['2026-07-01T12:00:00', '© 2026 Solveo Cloud.'],
    ['2031-12-31T23:59:59', '© 2031 Solveo Cloud.'],
    ['2032-01-01T00:00:00', '© 2032 Solveo Cloud.'],
  ])('on %s shows « %s »', (date, expected) => {
    visitOn(date);
    render(<Footer />);
    expect(footer()).toHaveTextContent(expected);
  });

  it('hydrates a page built in another year without a mismatch, then shows the visitor’s', () => {
    visitOn('2031-01-01T00:00:00');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Footer />);
    expect(footer()).toHaveTextContent('© 2019 Solveo Cloud.');
    render(<Footer />, { container, hydrate: true });
    expect(footer()).toHaveTextContent('© 2031 Solveo Cloud.');
  });
});
