import { developmentServer } from '#src/build/serve/developmentServer.ts';

test('listens for this machine alone, unless DEV_ORIGIN names a proxy that passes the page on', () => {
  expect(developmentServer({}).host).toBe('localhost');
  expect(developmentServer({ DEV_ORIGIN: 'https://forwarded.example' }).host).toBe('0.0.0.0');
});
