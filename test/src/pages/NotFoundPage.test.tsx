import { screen } from '@testing-library/react';
import { renderSite } from '../../support/render';

it('the 404 page marks the English sentence as English, and leads home', () => {
  renderSite('/inconnu');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404');
  expect(screen.getByText('Oops! Page not found')).toBeVisible();
  expect(screen.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en');
  const link = screen.getByRole('link', { name: 'Retour à l’accueil' });
  expect(link).toHaveAttribute('href', '/');
});
