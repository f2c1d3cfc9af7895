import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { eventually } from '../../../support/eventually';

/** Starts a process that would run for a minute, and prints its id. */
const SCRIPT = `
  const { createProcessGroup } = require('./supabase/local/machine/process-group');
  createProcessGroup()
    .start({
      name: 'A minute',
      file: process.execPath,
      args: ['--eval', 'setTimeout(() => undefined, 60_000)'],
      cwd: '.',
      env: process.env,
      stopSignal: 'INT',
    })
    .then(({ pid }) => console.log(pid));`;

test('even when it is killed, a process leaves none behind that it has started', async () => {
  const starter = spawn(process.execPath, ['-r', 'ts-node/register', '-e', SCRIPT], {
    cwd: REPOSITORY,
  });
  const [pid] = (await once(createInterface(starter.stdout), 'line')) as [string];
  expect(process.kill(Number(pid), 0)).toBe(true);
  starter.kill('SIGKILL');
  await eventually(() => expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH'));
});
