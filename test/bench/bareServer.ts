import { findDeno } from '#supabase/local/function/start-function.ts';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { createProcessGroup, type RunningProcess } from '#supabase/local/machine/process-group.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';

// A minimal Deno server.
const script = (port: number) => `
  Deno.serve({
    hostname: '127.0.0.1',
    port: ${port},
    onListen: () => console.log('listening'),
  }, () => new Response('hello'));
`;

export interface RunningBareServer extends RunningProcess {
  readonly url: string;
}

/** Starts the baseline server, in its own Deno process. */
export async function startBareServer(): Promise<RunningBareServer> {
  const port = await findFreePort();
  const child = await createProcessGroup().start({
    name: 'bare server',
    file: findDeno(),
    args: ['eval', script(port)],
    cwd: REPOSITORY,
    env: { ...process.env, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
    stopSignal: 'KILL',
    readyLine: /^listening$/,
  });
  return { ...child, url: `http://127.0.0.1:${port}/` };
}
