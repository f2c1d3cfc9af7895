import { liveFindings } from '#src/build/check-live/liveFindings.ts';
import { brand } from '#src/content/brand.ts';
import { facts } from '#src/content/facts.ts';
import { fictionalValues } from '#src/content/fictional.ts';
import { runNode, TYPESCRIPT } from '../../support/runNode';

test('check:live names the site’s URL and what is missing in its environment, and exits with 1', async () => {
  const settings = {
    SITE_URL: 'https://www.exemple.fr',
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_ANON_KEY: '',
  };
  const findings = liveFindings({ brand, facts, fictionalValues }, settings);
  const command = [...TYPESCRIPT, 'src/build/check-live/checkLive.ts'];
  const { code, output } = await runNode(command, settings);
  expect(code).toBe(1);
  expect(output).toContain('https://www.exemple.fr');
  expect(output).toContain(findings.join('\n'));
});
