import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { siteHeaders, type SiteHeaders } from '../hosts/siteHeaders';
import { readSite } from '../siteFile';
import type { SiteUrls } from '../siteUrls';

/**
 * The headers that hosts send with a built site; a new build applies at once.
 *
 * @param urls those it was built with
 */
export function builtHeaders(site: string, urls: SiteUrls): () => SiteHeaders['everywhere'] {
  const home = path.join(site, 'index.html');
  let builtAt = 0;
  let headers: SiteHeaders['everywhere'] = {};
  return () => {
    if (existsSync(home) && statSync(home).mtimeMs !== builtAt) {
      builtAt = statSync(home).mtimeMs;
      headers = siteHeaders(readSite(site), urls).everywhere;
    }
    return headers;
  };
}
