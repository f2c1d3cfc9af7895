import { writeFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import webpack from 'webpack';
import { developmentServer } from '#src/build/serve/developmentServer.ts';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { createTemporaryFolder } from '../../../support/temporaryFolder';

const folder = createTemporaryFolder();
/** What this needs of webpack-dev-server, whose types would change those of webpack everywhere. */
interface Server {
  start(): Promise<void>;
  stop(): Promise<void>;
}
interface ServerModule {
  default: new (options: object, compiler: webpack.Compiler) => Server;
}
const PACKAGE = 'webpack-dev-server';

let server: Server;
let port: number;

// The real server, with a script that needs no time to compile.
beforeAll(async () => {
  const entry = path.join(folder, 'main.js');
  writeFileSync(entry, '');
  port = await findFreePort();
  const environment = { PAGE_PORT: String(port), DEV_ORIGIN: 'https://forwarded.example' };
  const compiler = webpack({ mode: 'development', entry, stats: 'none' });
  const { default: WebpackDevServer } = (await import(PACKAGE)) as ServerModule;
  server = new WebpackDevServer(developmentServer(environment), compiler);
  await server.start();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Requests a path as a proxy of this name passes it on. */
const getVia = (host: string, url: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    get({ port, path: url, headers: { host } }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    }).on('error', reject);
  });

test.each([
  ['DEV_ORIGIN', 'forwarded.example', 200],
  ['another name', 'evil.example', 403],
  ['localhost', 'localhost', 200],
])('serves the page through %s, or not', async (_label, host, status) => {
  expect(await getVia(host, '/')).toMatchObject({ status });
});

test('has the page look for edits where it came from', async () => {
  const { body } = await getVia('forwarded.example', '/main.js');
  expect(body).toContain('hostname=0.0.0.0&port=0');
});
