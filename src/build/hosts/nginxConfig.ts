import { fileNamePattern, IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE } from './siteHeaders';
import type { SiteHeaders } from './siteHeaders';

/**
 * Generates `nginx.conf`, for the site's server block to include.
 *
 * @param hiddenFiles files for hosts, which visitors must not see
 * @see https://nginx.org/en/docs/
 */
export function nginxConfig({ everywhere }: SiteHeaders, hiddenFiles: readonly string[]): string {
  const headers = (caching: string) =>
    Object.entries({ ...everywhere, 'Cache-Control': caching }).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
  return `# Include this in the site's server block, after its listen, server_name and root.
charset utf-8;
charset_types text/css text/plain text/javascript application/javascript application/json image/svg+xml;
# Serves the .gz files. With the brotli module, add: brotli_static on;
gzip_static on;
gzip_vary on;

error_page 404 /404.html;
# Outside any location: a server block may have a "location /" of its own.
try_files $uri $uri/index.html =404;

${headers(REVALIDATE).join('\n')}
${IMMUTABLE_FOLDERS.map((folder) => immutable(folder, headers(IMMUTABLE))).join('\n')}
location = /404.html {
  internal;
}
location ~ ^/(${fileNamePattern(hiddenFiles)})$ {
  return 404;
}
`;
}

/** A location with an add_header of its own inherits none of the server's. */
function immutable(folder: string, headers: readonly string[]): string {
  return `location ${folder} {
  try_files $uri =404;
  ${headers.join('\n  ')}
}`;
}
