import { IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE } from './siteHeaders';
import type { SiteHeaders } from './siteHeaders';

/**
 * Writes `nginx.conf`, to be included in the site's server block.
 *
 * @param hiddenFiles those that are for hosts and not for visitors
 * @throws Error for a value that nginx would read variables in
 * @see https://nginx.org/en/docs/
 */
export function nginxConfig({ everywhere }: SiteHeaders, hiddenFiles: readonly string[]): string {
  const folders = IMMUTABLE_FOLDERS.map((folder) => folder.slice(1, -1)).join('|');
  const headers = Object.entries({ ...everywhere, 'Cache-Control': '$cache_control' });
  return `# To be included in the server block of the site, beside its listen, server_name and root.
charset utf-8;
charset_types text/css text/plain text/javascript application/javascript application/json image/svg+xml;
gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_types text/css text/plain text/javascript application/javascript application/json image/svg+xml;

error_page 404 /404.html;

# A location with an add_header of its own would lose all of these, hence the variable. The page for
# an unknown address has its own path here: what is missing is never kept.
set $cache_control "${REVALIDATE}";
if ($uri ~ ^/(${folders})/) {
  set $cache_control "${IMMUTABLE}";
}
${headers.map(([name, value]) => `add_header ${name} ${quote(value)} always;`).join('\n')}

location = / {
  try_files /index.html =404;
}
location / {
  try_files $uri =404;
}
location = /404.html {
  internal;
}
location ~ ^/(${hiddenFiles.map(escapePattern).join('|')})$ {
  return 404;
}
`;
}

function quote(value: string): string {
  if (value === '$cache_control') return value;
  if (value.includes('$')) throw new Error(`nginx would read a variable in: ${value}`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

function escapePattern(file: string): string {
  return file.replaceAll('.', '\\.');
}
