import { guardConsole } from './consoleGuard';

guardConsole();

/** What webpack replaces at build time; far from today, so that no test passes by the clock. */
Object.assign(process.env, {
  SITE_URL: 'https://www.banclair.example',
  SUPABASE_URL: '',
  SUPABASE_ANON_KEY: 'unit-test-key',
  BUILD_YEAR: '2019',
});
