import { pathToFileURL } from 'node:url';
import { localFunctionEnvironment } from '#supabase/local/function/environment.ts';
import { startFunction } from '#supabase/local/function/start-function.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { PAGE } from '../unit/builders';
import { callRetry } from './database/database-under-test';
import { eventually } from '../../support/eventually';

const group = createProcessGroup();
afterAll(() => group.stop());

/** Before it imports the function, makes Deno like Supabase's own runtime, which chooses the port. */
const withEdgeRuntime = (entry: string) => `
  const port = Number(Deno.env.get('FUNCTION_PORT'));
  Deno.env.delete('FUNCTION_PORT');
  const { serve } = Deno;
  const onListen = () => console.log('{"code":"listening"}');
  Deno.serve = (handler) => serve({ hostname: '127.0.0.1', port, onListen }, handler);
  globalThis.EdgeRuntime = { waitUntil: (work) => console.log('kept alive:', String(work)) };
  await import(${JSON.stringify(pathToFileURL(entry).href)});
  Promise.reject(new RangeError('Of a library.'));
  setTimeout(() => { throw new EvalError('In its callback.'); });
`;

test('Supabase’s runtime keeps the function alive while it sends mails', async () => {
  const lines: string[] = [];
  const urls = {
    // Nothing listens there, and nothing has to.
    databaseUrl: 'postgres://127.0.0.1:1/postgres',
    smtpUrl: 'smtp://127.0.0.1:1',
    allowedOrigins: [PAGE],
    pageUrl: PAGE,
  };
  const environment = localFunctionEnvironment(urls, {});
  const onLine = (line: string) => void lines.push(line);
  const running = await startFunction(
    { environment, watch: false, onLine },
    {
      ...group,
      start: ({ args, ...command }) => {
        const config = args.filter((argument) => argument.startsWith('--config'));
        const script = withEdgeRuntime(args.at(-1) ?? '');
        return group.start({ ...command, args: ['eval', ...config, script] });
      },
    },
  );
  await eventually(() =>
    expect(lines.join()).toMatch(/"unhandled_rejection","cause":"RangeError"/),
  );
  await eventually(() => expect(lines.join()).toMatch(/"uncaught_error","cause":"EvalError"/));
  void callRetry(running.retryUrl).catch(() => undefined);
  await eventually(() => expect(lines).toContain('kept alive: [object Promise]'));
});
