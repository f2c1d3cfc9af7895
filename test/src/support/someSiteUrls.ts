import type { SiteUrls } from '#src/build/settings.ts';

export function someSiteUrls(changes: Partial<SiteUrls> = {}): SiteUrls {
  return { siteUrl: 'https://www.banclair.example', supabaseUrl: '', ...changes };
}
