import { screen } from '@testing-library/react';
import { renderSite } from '../../support/render';

describe('the 404 page', () => {
  it.each(['/tarifs/2026', '/404.html', '/a%20b'])('is shown at %s', (path) => {
    renderSite(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404');
  });

  it('marks the English sentence as English, and leads home', () => {
    renderSite('/inconnu');
    expect(screen.getByText('Oops! Page not found')).toBeVisible();
    expect(screen.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en');
    const link = screen.getByRole('link', { name: 'Retour à l’accueil' });
    expect(link).toHaveAttribute('href', '/');
  });
});
