import { fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { paths } from '#src/content/paths.ts';
import { notFound } from '#src/content/notFound.ts';
import { NotFoundPage } from '#src/pages/NotFoundPage.tsx';
import { words } from '../../support/words';
import { prerenderPart, renderPart } from '../support/render';

test('logs its path, once, also where React runs effects twice', () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderPart(
    <StrictMode>
      <NotFoundPage />
    </StrictMode>,
    '/inconnue',
  );
  expect(log.mock.calls).toEqual([['404: no page at /inconnue']]);
});

test('shows the path as the browser sends it, once it is hydrated: the document has none', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const mismatch = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const path = '/une%20page/%3Cb%3Eperdue%3C/b%3E';
  const hydrate = prerenderPart(<NotFoundPage />, path);
  expect(screen.getByText(notFound.requested.withoutPath)).toBeVisible();
  expect(screen.queryByText(path)).toBeNull();
  hydrate();
  expect(screen.getByText(path)).toBeVisible();
  expect(screen.queryByText(notFound.requested.withoutPath)).toBeNull();
  expect(mismatch).not.toHaveBeenCalled();
});

test('leads home without a reload', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderPart(<NotFoundPage />, '/inconnue');
  const link = screen.getByRole('link', { name: words(notFound.backHome) });
  expect(link).toHaveAttribute('href', paths.home);
  expect(fireEvent.click(link)).toBe(false);
});
