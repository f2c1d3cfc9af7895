import { guardConsole } from './consoleGuard';

guardConsole();

/** What webpack inlines at build time. */
Object.assign(process.env, {
  SITE_URL: 'https://www.banclair.example',
  SUPABASE_URL: '',
  SUPABASE_ANON_KEY: 'unit-test-key',
});
