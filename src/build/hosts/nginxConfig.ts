import { fillTemplate } from './fillTemplate';
import { IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE, type SiteHeaders } from './siteHeaders';

/** Generates `nginx.conf`, for the site's server block to include. @see https://nginx.org/en/docs/ */
export function nginxConfig({ everywhere }: SiteHeaders, hiddenFiles: readonly string[]): string {
  const headers = (caching: string) =>
    Object.entries({ ...everywhere, 'Cache-Control': caching }).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
  // A location with an add_header of its own inherits none of the server's.
  const immutable = ['try_files $uri =404;', ...headers(IMMUTABLE)].join('\n  ');
  const folders = IMMUTABLE_FOLDERS.map((folder) => `location ${folder} {\n  ${immutable}\n}`);
  return fillTemplate('nginx.conf', hiddenFiles, {
    headers: headers(REVALIDATE),
    folders,
  });
}
