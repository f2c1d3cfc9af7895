import { screen } from '@testing-library/react';
import { NotFoundPage } from '#src/pages/NotFoundPage.tsx';
import { prerenderPart, renderPart } from '../support/render';

beforeEach(() => window.history.replaceState(null, '', '/inconnue'));
afterEach(() => window.history.replaceState(null, '', '/'));

test('logs its path, once, where a link of the site has led to it', () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderPart(<NotFoundPage />);
  expect(log.mock.calls).toEqual([['404: no page at /inconnue']]);
});

test('logs nothing where the browser has loaded its document, whose own script does', () => {
  const hydrate = prerenderPart(<NotFoundPage />);
  hydrate();
  expect(screen.getByRole('heading', { name: '404' })).toBeInTheDocument();
});
