import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withDatabase } from '#supabase/local/postgres/migrate.ts';
import { sampleRequest } from '../../../support/sampleRequest';
import { post } from '../../../supabase/support/requests';
import { eventually } from '../../../support/eventually';
import {
  copyRepository,
  type RunBy,
  type RunningStack,
  startStack,
} from '../../support/runningStart';
import { createTemporaryFolder } from '../../../support/temporaryFolder';

jest.setTimeout(60_000);

const folder = createTemporaryFolder();
const copy = copyRepository();
const stacks: RunningStack[] = [];

async function start(environment: Record<string, string> = {}, runBy: RunBy = 'nobody') {
  const stack = await startStack(copy, folder, environment, runBy);
  stacks.push(stack);
  return stack;
}

afterAll(async () => {
  for (const stack of stacks) await stack.stop();
  for (const each of [folder, copy]) rmSync(each, { recursive: true });
});

const file = path.join(copy, 'supabase/functions/send-contact-email/handler.ts');
const text = readFileSync(file, 'utf8');

/** Saves the function, with something at the end of one of its files. */
const editFunction = (addition: string) => writeFileSync(file, text + addition);

/** What a developer's shell may export for a deployment. A stack that used it would not work. */
const EXPORTED = {
  SUPABASE_DB_URL: 'postgres://postgres:secret@127.0.0.1:1/production',
  CONTACT_DB_URL: 'postgres://postgres:secret@127.0.0.1:1/production',
  SMTP_URL: 'smtp://127.0.0.1:1',
  ALLOWED_ORIGINS: 'https://www.production.example',
  RETRY_SECRET: 'the secret of production',
  SUPABASE_URL: 'https://production.supabase.co',
  SITE_URL: 'https://www.production.example',
};

/** Where a container or a Codespace shows the page. */
const FORWARDED = 'https://forwarded.example';

const OLD = '2020-01-01';

const WAITING = /^function \| Watcher Process failed. Restarting on file change/;

const WITH_PROCESSES = ['postgres', 'function', 'page'];

/** Sends a request of the page at an origin, and waits until its email has arrived. */
async function store(stack: RunningStack, email: string, origin = stack.partOf('page').url) {
  const body = JSON.stringify(sampleRequest({ email }));
  const headers = { origin, 'x-forwarded-for': '192.0.2.1' };
  const response = await fetch(post(body, headers, stack.partOf('function').url));
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  await eventually(() => expectEmail(stack, email));
}

async function expectEmail(stack: RunningStack, email: string) {
  const messages = await fetch(`${stack.partOf('mail').url}/api/messages`);
  expect(await messages.text()).toContain(`"replyTo":"${email}"`);
}

describe('a stack', () => {
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await start({ ...EXPORTED, DEV_ORIGIN: FORWARDED });
    await stack.untilUp();
  });

  test('shows one line per part, on the ports that it was given', () => {
    const names = ['data', 'postgres', 'mail', 'function', 'page'];
    const own = stack.lines.filter((line) => !line.includes(' | '));
    expect(own.map((line) => line.split(' ')[0])).toEqual(names);
    const ports = ['page', 'mail'].map((name) => new URL(stack.partOf(name).url).port);
    expect(ports).toEqual(stack.ports);
    expect(stack.runningParts()).toEqual(WITH_PROCESSES);
  });

  test('tells its page server where the function is, and of no site or function that is deployed', async () => {
    const told: unknown = await (await fetch(stack.partOf('page').url)).json();
    const { origin } = new URL(stack.partOf('function').url);
    expect(told).toEqual({ FUNCTION_ORIGIN: origin, SUPABASE_URL: '', SITE_URL: '' });
    await eventually(() => expect(stack.lines).toContain('page | asked'));
  });

  test.each(['localhost', '127.0.0.1', 'forwarded.example'])(
    'stores a request of the page at %s and shows its email',
    async (host) => {
      const isForwarded = FORWARDED.endsWith(host);
      const origin = isForwarded ? FORWARDED : stack.partOf('page').url.replace('localhost', host);
      await store(stack, `${host}@exemple.fr`, origin);
    },
  );

  test('links its emails to where DEV_ORIGIN says that browsers find the page', async () => {
    await store(stack, 'lien@exemple.fr');
    const messages = await (await fetch(`${stack.partOf('mail').url}/api/messages`)).text();
    expect(messages).toContain(`${FORWARDED}/suivi/#`);
  });

  test('makes a second one with the same database fail and name the process that uses it', async () => {
    const second = await start();
    expect(await second.exitCode).toBe(1);
    const inUse = /^The database in .* is already in use by process \d+: stop the other/;
    expect(second.lines.slice(1)).toEqual([expect.stringMatching(inUse)]);
    expect(stack.runningParts()).toEqual(WITH_PROCESSES);
  });

  test('runs what is saved, and reports a syntax error until it is corrected', async () => {
    const healthStatus = async () => (await fetch(`${stack.partOf('function').url}/health`)).status;
    editFunction('const');
    await eventually(() => expect(stack.lines.at(-1)).toMatch(WAITING));
    expect(stack.lines.join('\n')).toMatch(/^function \| error: .*syntax/im);
    editFunction("console.log('Edited.');\n");
    await eventually(() => expect(stack.lines.at(-1)).toBe('function | Edited.'));
    await eventually(async () => expect(await healthStatus()).toBe(200));
  });

  describe('after SIGINT', () => {
    const EMAIL = 'avant@exemple.fr';
    beforeAll(async () => {
      await store(stack, EMAIL);
      await withDatabase(
        stack.partOf('postgres').url,
        async (sql) => await sql`update contact.last_retry set called_at = ${OLD}`,
      );
      stack.end('SIGINT');
      await stack.exitCode;
    });

    test('has killed its busy page server without asking it to end, and left nothing behind', async () => {
      expect(await stack.exitCode).toBe(0);
      expect(existsSync(path.join(folder, 'SIGTERM'))).toBe(false);
      await stack.untilNothingLeft();
    });

    describe('the next one', () => {
      let next: RunningStack;
      beforeAll(async () => {
        next = await start({}, 'a shell');
        await next.untilUp();
      });

      test('has the data of the one before', async () => {
        const rows = await withDatabase(
          next.partOf('postgres').url,
          async (sql) => await sql`select name from contact.requests where email = ${EMAIL}`,
        );
        expect(rows).toHaveLength(1);
        await expectEmail(next, EMAIL);
      });

      test('calls /retry with its secret', async () => {
        const { url } = next.partOf('postgres');
        await eventually(async () => {
          const called = await withDatabase(
            url,
            async (sql) => await sql`select 1 from contact.last_retry where called_at > ${OLD}`,
          );
          expect(called).toHaveLength(1);
        });
      });

      test('ends with the shell that npm runs it by, leaving nothing behind', async () => {
        next.end('SIGTERM');
        await next.exitCode;
        await next.untilNothingLeft();
      });
    });
  });
});

test('reports an invalid setting in one sentence and leaves nothing behind', async () => {
  const stack = await start({ LOCAL_SMTP_URL: 'nonsense' });
  expect(await stack.exitCode).toBe(1);
  expect(stack.lines.at(-1)).toMatch(/^The function ended while starting .*SMTP_URL/);
  await stack.untilNothingLeft();
});
