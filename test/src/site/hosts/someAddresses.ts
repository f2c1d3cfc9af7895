import type { SiteAddresses } from '../../../../src/site/siteAddresses';

export function someAddresses(changes: Partial<SiteAddresses> = {}): SiteAddresses {
  return { siteUrl: 'https://www.banclair.example', supabaseUrl: '', ...changes };
}
