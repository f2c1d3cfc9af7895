import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { localFunctionEnvironment } from '#supabase/local/function/environment.ts';
import { startFunction } from '#supabase/local/function/start-function.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { createTemporaryFolder } from '#supabase/local/machine/state-folder.ts';
import { PAGE } from '../unit/builders';
import { callRetry } from './database/database-under-test';
import { eventually } from './eventually';

/** Before it imports the function, defines what only Supabase's own runtime has. */
const withEdgeRuntime = (entry: string) => `
  globalThis.EdgeRuntime = { waitUntil: (work) => console.log('kept alive:', String(work)) };
  await import(${JSON.stringify(pathToFileURL(entry).href)});
`;

test('Supabase’s runtime keeps the function alive while it sends mails', async () => {
  const folder = createTemporaryFolder();
  const wrapper = path.join(folder, 'wrapper.js');
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
  const group = createProcessGroup();
  const running = await startFunction(
    { environment, watch: false, onLine },
    {
      ...group,
      start: ({ args, ...command }) => {
        writeFileSync(wrapper, withEdgeRuntime(args.at(-1) ?? ''));
        return group.start({ ...command, args: [...args.slice(0, -1), wrapper] });
      },
    },
  );
  try {
    void callRetry(running.retryUrl).catch(() => undefined);
    await eventually(() => expect(lines).toContain('kept alive: [object Promise]'));
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true });
  }
});
