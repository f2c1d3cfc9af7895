import { apacheConfig } from './apacheConfig';
import { azureConfig } from './azureConfig';
import { headersFile } from './headersFile';
import { hashInline } from './hashInline';
import { nginxConfig } from './nginxConfig';
import type { SiteUrls } from '../siteUrls';
import { siteHeaders } from './siteHeaders';
import { vercelConfig } from './vercelConfig';

/** By its name in the site's folder. */
type TextFile = Readonly<Record<'file' | 'text', string>>;

const generators = {
  _headers: headersFile,
  'staticwebapp.config.json': azureConfig,
  'vercel.json': vercelConfig,
  'nginx.conf': nginxConfig,
  '.htaccess': apacheConfig,
};

/** Files of the site's folder that hosts read, and must not serve. */
export const hostFileNames = Object.keys(generators);

/**
 * Generates, for each static host, the file that sets the site's headers.
 *
 * @param documents the prerendered ones
 * @throws Error, with a sentence for the person who builds, when hosts would drop the policy
 */
export function hostFiles(documents: readonly TextFile[], urls: SiteUrls): readonly TextFile[] {
  const hashes = hashInline(documents.map(({ text }) => text));
  const documentFiles = documents.map(({ file }) => file);
  const headers = siteHeaders(hashes, documentFiles, urls);
  return Object.entries(generators).map(([file, generate]) => {
    const text = generate(headers, hostFileNames);
    return { file, text };
  });
}
