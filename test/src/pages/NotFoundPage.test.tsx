import { StrictMode } from 'react';
import { NotFoundPage } from '#src/pages/NotFoundPage.tsx';
import { prerenderPart, renderPart } from '../support/render';

const expected = [['404: no page at /inconnue']];

test('logs its path, once, also where React runs effects twice', () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderPart(
    <StrictMode>
      <NotFoundPage />
    </StrictMode>,
    '/inconnue',
  );
  expect(log.mock.calls).toEqual(expected);
});

test('logs the path of a document that the browser has loaded, once it is hydrated', () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const hydrate = prerenderPart(<NotFoundPage />, '/inconnue');
  expect(log.mock.calls).toEqual([]);
  hydrate();
  expect(log.mock.calls).toEqual(expected);
});
