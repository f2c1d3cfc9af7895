import { guardConsole } from './consoleGuard';

guardConsole();

/** What webpack inlines at build time. The year is long past: no test may pass by the clock. */
Object.assign(process.env, {
  SITE_URL: 'https://www.banclair.example',
  SUPABASE_URL: '',
  SUPABASE_ANON_KEY: 'unit-test-key',
  BUILD_YEAR: '2019',
});
