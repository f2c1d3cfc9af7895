import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from './runProgram';

const folder = mkdtempSync(path.join(tmpdir(), 'check-live-'));
afterAll(() => rmSync(folder, { recursive: true }));

// The function is on the site's own origin.
process.env.SUPABASE_URL = '';

const run = () => runProgram('checkLive.ts', [], folder);

it('check:live exits with 1 until there is a site with nothing left to fill in', async () => {
  const write = (file: string, html: string) =>
    writeFileSync(path.join(folder, 'dist', file), html);
  expect(await run()).toMatchObject({ code: 1 });
  mkdirSync(path.join(folder, 'dist/legal'), { recursive: true });
  write('index.html', '<form action="/functions/v1/send-contact-email">');
  write('legal/index.html', '<p>Siège social : À compléter</p>');
  expect(await run()).toEqual({
    code: 1,
    output: expect.stringContaining('À compléter') as unknown,
  });
  write('legal/index.html', '<p>Siège social : Lyon</p>');
  expect(await run()).toEqual({ code: 0, output: expect.stringContaining('prêt') as unknown });
});
