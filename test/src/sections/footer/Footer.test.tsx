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
  it('names the provider, what it does, how to reach it, and the legal texts', () => {
    render(<Footer />);
    expect(footer()).toHaveTextContent('Solveo Cloud');
    expect(footer()).toHaveTextContent('Spécialiste des solutions cloud Microsoft');
    for (const [name, href] of [
      ['contact@solveo.example', /^mailto:contact@solveo\.example$/],
      ['+33 1 99 00 12 34', /^tel:\+33199001234$/],
      ['Mentions légales', /^#/],
      ['Politique de confidentialité', /^#/],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(href);
    }
  });

  it.each([
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
