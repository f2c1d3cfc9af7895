import type { SiteUrls } from '../../../../src/build/siteUrls';

export function someSiteUrls(changes: Partial<SiteUrls> = {}): SiteUrls {
  return { siteUrl: 'https://www.banclair.example', supabaseUrl: '', ...changes };
}
