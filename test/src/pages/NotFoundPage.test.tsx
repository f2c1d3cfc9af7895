import { screen } from '@testing-library/react';
import { expectConsoleError } from '../../setup/consoleGuard';
import { renderSite } from '../support/render';

describe('the 404 page', () => {
  it.each(['/inconnu', '/tarifs/2026', '/404.html', '/a%20b'])('answers at %s', (path) => {
    expectConsoleError(/404/);
    renderSite(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404');
    expect(screen.getByText('Oops! Page not found')).toBeVisible();
  });

  it('marks the English sentence as English', () => {
    expectConsoleError(/404/);
    renderSite('/inconnu');
    expect(screen.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en');
  });

  it('logs the attempted path', () => {
    expectConsoleError(/\/tarifs\/2026$/);
    renderSite('/tarifs/2026');
  });

  it('leads home', () => {
    expectConsoleError(/404/);
    renderSite('/inconnu');
    const link = screen.getByRole('link', { name: 'Retour à l’accueil' });
    expect(link).toHaveAttribute('href', '/');
  });
});
