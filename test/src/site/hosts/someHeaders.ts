import type { InlineHashes } from '../../../../src/site/hosts/hashInline';
import type { SiteAddresses } from '../../../../src/site/siteAddresses';
import { siteHeaders } from '../../../../src/site/hosts/siteHeaders';
import type { SiteHeaders } from '../../../../src/site/hosts/siteHeaders';

export const nothingInline: InlineHashes = { scripts: [], styleElements: [], styleAttributes: [] };

export function someAddresses(overrides: Partial<SiteAddresses>): SiteAddresses {
  return { siteUrl: 'https://www.banclair.example', supabaseUrl: '', ...overrides };
}

export function someHeaders(hashes: Partial<InlineHashes>): SiteHeaders {
  return siteHeaders(
    { ...nothingInline, ...hashes },
    ['404.html', 'index.html'],
    someAddresses({}),
  );
}
