import { pathToFileURL } from 'node:url';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { callRetry } from '../../support/requests';
import { startFunctionAlone } from '../../support/function-alone';
import { eventually } from '../../../support/eventually';

const group = createProcessGroup();
afterAll(() => group.stop());

/**
 * Before it imports the function, makes Deno like Supabase's own runtime, which chooses the port.
 *
 * @param then what the process does once the function is there
 */
const withEdgeRuntime = (entry: string, then: string) => `
  const port = Number(Deno.env.get('FUNCTION_PORT'));
  Deno.env.delete('FUNCTION_PORT');
  const { serve } = Deno;
  const onListen = () => console.log('{"code":"listening"}');
  Deno.serve = (handler) => serve({ hostname: '127.0.0.1', port, onListen }, handler);
  globalThis.EdgeRuntime = { waitUntil: (work) => console.log('kept alive:', String(work)) };
  await import(${JSON.stringify(pathToFileURL(entry).href)});
  ${then}
`;

/** Starts the function without a database; returns it, and the lines that it logs. */
async function start(then: string) {
  const lines: string[] = [];
  const running = await startFunctionAlone(
    'postgres://127.0.0.1:1/postgres',
    {},
    (line) => lines.push(line),
    {
      ...group,
      start: ({ args, ...command }) => {
        const config = args.filter((argument) => argument.startsWith('--config'));
        const script = withEdgeRuntime(args.at(-1) ?? '', then);
        return group.start({ ...command, args: ['eval', ...config, script] });
      },
    },
  );
  return { ...running, lines };
}

test('Supabase’s runtime keeps the function alive while it sends mails', async () => {
  const { retryUrl, lines } = await start('');
  void callRetry(retryUrl).catch(() => undefined);
  await eventually(() => expect(lines).toContain('kept alive: [object Promise]'));
});

/**
 * Has postgres.js itself throw what it throws in a callback after its socket was closed: the one that it
 * writes to here has no `write()` either.
 */
const WRITE_TO_CLOSED_SOCKET = `
  const { EventEmitter } = await import('node:events');
  const { default: postgres } = await import('postgres');
  void postgres({ socket: () => new EventEmitter() })\`select 1\`.catch(() => undefined);
`;

test('survives that postgres.js writes to a socket that is closed', async () => {
  const { url, lines } = await start(WRITE_TO_CLOSED_SOCKET);
  await eventually(() => expect(lines.join()).toMatch(/"uncaught_error","cause":"TypeError"/));
  expect((await fetch(url, { method: 'PUT' })).status).toBe(405);
});
