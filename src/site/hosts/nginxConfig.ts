import { IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE, type SiteHeaders } from './siteHeaders';

/**
 * Writes `nginx.conf`, to be included in the site's server block.
 *
 * @param hiddenFiles those that are for hosts and not for visitors
 * @throws Error for a value that nginx would read variables in
 * @see https://nginx.org/en/docs/
 */
export function nginxConfig({ everywhere }: SiteHeaders, hiddenFiles: readonly string[]): string {
  const headers = (caching: string) =>
    Object.entries({ ...everywhere, 'Cache-Control': caching }).map(
      ([name, value]) => `add_header ${name} ${quote(value)} always;`,
    );
  return `# To be included in the server block of the site, beside its listen, server_name and root.
charset utf-8;
charset_types text/css text/plain text/javascript application/javascript application/json image/svg+xml;
# The compressed files beside the others. With the brotli module, add: brotli_static on;
gzip_static on;
gzip_vary on;

error_page 404 /404.html;
# Not in a location, so that a server block with a "location /" of its own takes this file, too.
try_files $uri \${uri}index.html =404;

${headers(REVALIDATE).join('\n')}
${IMMUTABLE_FOLDERS.map((folder) => immutable(folder, headers(IMMUTABLE))).join('\n')}
location = /404.html {
  internal;
}
location ~ ^/(${hiddenFiles.map(escapePattern).join('|')})$ {
  return 404;
}
`;
}

/** A location with an add_header of its own has none of the server's. */
function immutable(folder: string, headers: readonly string[]): string {
  return `location ${folder} {
  try_files $uri =404;
  ${headers.join('\n  ')}
}`;
}

function quote(value: string): string {
  if (value.includes('$')) throw new Error(`nginx would read a variable in: ${value}`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

function escapePattern(file: string): string {
  return file.replaceAll('.', '\\.');
}
