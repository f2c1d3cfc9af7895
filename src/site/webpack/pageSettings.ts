import type { SiteAddresses } from '../siteAddresses';

/** Replacements for `process.env.…` in the page's code, which src/config.ts reads. */
export type PageSettings = Readonly<Record<string, string>>;

/** @param anonKey the public key of the Supabase project; the local function needs none */
export function pageSettings(
  { siteUrl, supabaseUrl }: SiteAddresses,
  anonKey: string | undefined,
): PageSettings {
  return {
    'process.env.SITE_URL': JSON.stringify(siteUrl),
    'process.env.SUPABASE_URL': JSON.stringify(supabaseUrl),
    'process.env.SUPABASE_ANON_KEY': JSON.stringify(anonKey ?? 'local'),
    'process.env.BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
  };
}
