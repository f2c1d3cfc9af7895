import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement } from 'react';
import { developmentServer, sendDocument } from '#src/build/serve/developmentServer.ts';
import { sitePages, type SitePage } from '#src/pages/sitePages.tsx';

test('listens for this machine alone, unless DEV_ORIGIN names a proxy that passes the page on', () => {
  expect(developmentServer({}).host).toBe('localhost');
  expect(developmentServer({ DEV_ORIGIN: 'https://forwarded.example' }).host).toBe('0.0.0.0');
});

describe('the document', () => {
  const server = createServer((request, response) =>
    sendDocument('<p>Page</p>')(request, response, () => undefined),
  );
  const statusOf = async (url: string) => {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}${url}`)).status;
  };
  beforeAll(async () => {
    (sitePages as SitePage[]).push({ path: '/tarifs/', element: createElement('p') });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => server.close());

  test.each([
    ['/', 200],
    ['/tarifs/', 200],
    ['/tarifs?version=2', 200],
    ['/inconnue', 404],
  ])('at %s has the status %i, as sitePages says', async (url, status) => {
    expect(await statusOf(url)).toBe(status);
  });
});
