import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBuildRecord } from '#src/build/buildRecord.ts';
import { liveFindings } from '#src/build/check-live/liveFindings.ts';
import { brand } from '#src/content/brand.ts';
import { facts } from '#src/content/facts.ts';
import { makeRepository } from '../builtRepository';
import { runProgram } from '../runProgram';

const folder = mkdtempSync(path.join(tmpdir(), 'check-live-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = () => runProgram('check-live/checkLive.ts', [], folder);

it('check:live says what it has read, and exits with 1 until nothing is left to fill in', async () => {
  const settings = { SITE_URL: 'https://www.exemple.fr', SUPABASE_URL: '' };
  mkdirSync(path.join(folder, '.cache'));
  expect(await run()).toEqual({
    code: 1,
    output: expect.stringContaining('npm run build') as unknown,
  });
  makeRepository(folder);
  writeBuildRecord(folder, { startedAt: Date.now(), settings });
  const findings = liveFindings({ brand, facts }, settings);
  const { code, output } = await run();
  expect(code).toBe(findings.length === 0 ? 0 : 1);
  expect(output).toContain('https://www.exemple.fr');
  for (const finding of findings) expect(output).toContain(finding);
});
