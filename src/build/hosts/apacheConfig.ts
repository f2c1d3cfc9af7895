import { IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE, type SiteHeaders } from './siteHeaders';
import { TEXT_TYPES } from './textTypes';

/**
 * Generates `.htaccess` for Apache 2.4. Without a required module Apache responds with errors:
 * better than a site without its headers.
 *
 * @param hiddenFiles files for hosts, which visitors must not see
 * @see https://httpd.apache.org/docs/2.4/mod/mod_headers.html
 */
export function apacheConfig({ everywhere }: SiteHeaders, hiddenFiles: readonly string[]): string {
  // Apache keeps two lists and sends both: without `unset`, what the server's own configuration sets
  // (`ExpiresDefault`, `Header set`) arrives as a second header, and browsers may obey that one.
  const headers = Object.entries({ ...everywhere, 'Cache-Control': REVALIDATE }).flatMap(
    ([name, value]) => [`Header unset ${name}`, `Header always set ${name} "${value}"`],
  );
  const immutable = IMMUTABLE_FOLDERS.map(
    (folder) =>
      `Header always set Cache-Control "${IMMUTABLE}" "expr=%{REQUEST_URI} =~ m#^${folder}#"`,
  );
  const types = Object.entries(TEXT_TYPES).map(
    ([extension, type]) => `<FilesMatch "\\.${extension}(\\.br)?$">
  ForceType "${type}; charset=utf-8"
  Header merge Vary Accept-Encoding
</FilesMatch>`,
  );
  const hidden = hiddenFiles.map((name) => name.replaceAll('.', '\\.')).join('|');
  return `# Needs "AllowOverride All" for this folder, and the modules headers, mime, dir and rewrite.
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html

Header unset Expires
${[...headers, ...immutable].join('\n')}

RewriteEngine On
# A folder's page. 404 for other folders, host files and the 404 page itself.
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(?:(.+?)/?)?$ $1/index.html
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^.+$ - [R=404,L]
RewriteRule ^(${hidden})$ - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^404\\.html$ - [R=404,L]

# The compressed copy. For whoever does not accept it, the server's own mod_deflate may compress.
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [L]
# .br is also the extension of the Breton language.
RemoveLanguage .br
AddEncoding br .br
AddType font/woff2 .woff2
${types.join('\n')}
`;
}
