import { contentType } from '../contentType';
import { TEXT_EXTENSIONS } from './compressFiles';
import { fileNamePattern, IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE } from './siteHeaders';
import type { SiteHeaders } from './siteHeaders';

/**
 * Generates `.htaccess` for Apache 2.4. Without a required module Apache responds with errors:
 * better than a site without its headers.
 *
 * @param hiddenFiles files for hosts, which visitors must not see
 * @see https://httpd.apache.org/docs/2.4/mod/mod_headers.html
 */
export function apacheConfig({ everywhere }: SiteHeaders, hiddenFiles: readonly string[]): string {
  const folders = IMMUTABLE_FOLDERS.map((folder) => folder.slice(1, -1)).join('|');
  const headers = Object.entries({ ...everywhere, 'Cache-Control': REVALIDATE });
  const compressed = TEXT_EXTENSIONS.join('|');
  return `# Needs "AllowOverride All" for this folder, and the modules headers, mime, dir and rewrite.
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html

${headers.map(([name, value]) => `Header always set ${name} "${value}"`).join('\n')}
Header always set Cache-Control "${IMMUTABLE}" "expr=%{REQUEST_URI} =~ m#^/(${folders})/#"

RewriteEngine On
# A folder's page. 404 for other folders, host files and the 404 page itself.
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(?:(.+?)/?)?$ $1/index.html
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^.+$ - [R=404,L]
RewriteRule ^(${fileNamePattern(hiddenFiles)})$ - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^404\\.html$ - [R=404,L]

# The smallest file that the browser accepts.
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [L]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [L]
# .br is also the extension of the Breton language.
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
AddType font/woff2 .woff2
${TEXT_EXTENSIONS.map(typeLines).join('\n')}
<FilesMatch "\\.(${compressed})(\\.(br|gz))?$">
  Header merge Vary Accept-Encoding
</FilesMatch>
`;
}

/** Apache types any .gz file as an archive. */
function typeLines(extension: string): string {
  return `<FilesMatch "\\.${extension}(\\.(br|gz))?$">\n  ForceType "${contentType(`page.${extension}`)}"\n</FilesMatch>`;
}
