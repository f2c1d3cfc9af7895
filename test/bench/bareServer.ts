import { findDeno } from '#supabase/local/function/start-function.ts';
import { type ManagedProcess, startProcess } from '#supabase/local/machine/managed-process.ts';
import { watchLines } from '#supabase/local/machine/line-watch.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';

// A minimal Deno server.
const SCRIPT = `
  Deno.serve({
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }) => console.log('port ' + port),
  }, () => new Response('hello'));
`;

export interface RunningBareServer extends ManagedProcess {
  readonly url: string;
}

/** Starts the baseline server, in its own Deno process. */
export async function startBareServer(): Promise<RunningBareServer> {
  const watch = watchLines(() => undefined);
  const child = await startProcess({
    name: 'bare server',
    file: findDeno(),
    args: ['eval', SCRIPT],
    cwd: REPOSITORY,
    env: { ...process.env, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
    user: undefined,
    stopSignal: 'TERM',
    onLine: watch.onLine,
  });
  const port = await watch.find(child, 'bare server', (line) => /^port (\d+)$/.exec(line)?.[1]);
  return { ...child, url: `http://127.0.0.1:${port}/` };
}
