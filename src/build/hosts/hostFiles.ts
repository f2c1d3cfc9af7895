import { apacheConfig } from './apacheConfig';
import { azureConfig } from './azureConfig';
import { headersFile } from './headersFile';
import type { SiteFile } from '../siteFile';
import type { SiteUrls } from '../settings';
import { siteHeaders } from './siteHeaders';

const generators = {
  _headers: headersFile,
  'staticwebapp.config.json': azureConfig,
  '.htaccess': apacheConfig,
};

/** Files of the site's folder that hosts read. Apache and the preview are told not to serve them. */
export const hostFileNames = Object.keys(generators);

/**
 * Generates, for each static host, the file that sets the site's headers.
 *
 * @param files of the site
 */
export function hostFiles(files: readonly SiteFile[], urls: SiteUrls): SiteFile[] {
  const headers = siteHeaders(files, urls);
  return Object.entries(generators).map(([name, generate]) => {
    return { path: `/${name}`, content: generate(headers, hostFileNames) };
  });
}
