import { LOCAL_URL, readSiteUrls } from '../siteUrls';
import { developmentConfigurations } from './developmentConfigurations';
import type { Mode } from './folders';
import { productionConfigurations } from './productionConfigurations';

/** Builds webpack's configurations: for the production site, or for the development server. */
export function configuration(mode: Mode, environment: NodeJS.ProcessEnv) {
  const { SUPABASE_ANON_KEY, PAGE_PORT, FUNCTION_ORIGIN } = environment;
  const urls = readSiteUrls(environment);
  const settings = {
    'process.env.SITE_URL': JSON.stringify(urls.siteUrl),
    'process.env.SUPABASE_URL': JSON.stringify(urls.supabaseUrl),
    // The local function needs no key. An empty variable counts as missing.
    'process.env.SUPABASE_ANON_KEY': JSON.stringify((SUPABASE_ANON_KEY ?? '') || 'local'),
    'process.env.BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
  };
  if (mode === 'production') return productionConfigurations(settings, urls);
  const functionOrigin = FUNCTION_ORIGIN ?? 'http://127.0.0.1:54321';
  return developmentConfigurations(
    settings,
    urls,
    PAGE_PORT ?? new URL(LOCAL_URL).port,
    functionOrigin,
  );
}
