import { liveFindings } from '#src/build/check-live/liveFindings.ts';
import { brand } from '#src/content/brand.ts';
import { facts } from '#src/content/facts.ts';
import { runProgram } from '../runProgram';

it('check:live names the site’s URL, and exits with 1 until nothing is left to fill in', async () => {
  const settings = { SITE_URL: 'https://www.exemple.fr', SUPABASE_URL: '' };
  const findings = liveFindings({ brand, facts }, settings);
  const { code, output } = await runProgram('check-live/checkLive.ts', [], settings);
  expect(code).toBe(findings.length === 0 ? 0 : 1);
  expect(output).toContain('https://www.exemple.fr');
  for (const finding of findings) expect(output).toContain(finding);
});

it('check:live finds what the build’s environment lacks', async () => {
  const settings = { SITE_URL: '', SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: '' };
  const { code, output } = await runProgram('check-live/checkLive.ts', [], settings);
  expect(code).toBe(1);
  expect(output).toMatch(/^SITE_URL : absente/m);
  expect(output).toMatch(/^SUPABASE_ANON_KEY : absente/m);
});
