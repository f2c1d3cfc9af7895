import type { InlineHashes } from '../../../src/build/inlineHashes';
import type { SiteAddresses } from '../../../src/build/siteAddresses';
import { siteHeaders } from '../../../src/build/siteHeaders';
import type { SiteHeaders } from '../../../src/build/siteHeaders';

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
