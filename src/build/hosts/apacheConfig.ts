import { fillTemplate } from './fillTemplate';
import { IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE, type SiteHeaders } from './siteHeaders';
import { TEXT_TYPES } from './textTypes';

/**
 * Generates `.htaccess` for Apache 2.4. Without a required module Apache responds with errors:
 * better than a site without its headers.
 *
 * @see https://httpd.apache.org/docs/2.4/mod/mod_headers.html
 */
export function apacheConfig({ everywhere }: SiteHeaders, hiddenFiles: readonly string[]): string {
  const headers = Object.entries({ ...everywhere, 'Cache-Control': REVALIDATE }).map(
    ([name, value]) => `Header always set ${name} "${value}"`,
  );
  const immutable = IMMUTABLE_FOLDERS.map(
    (folder) =>
      `Header always set Cache-Control "${IMMUTABLE}" "expr=%{REQUEST_URI} =~ m#^${folder}#"`,
  );
  // Apache types any .gz file as an archive.
  const types = Object.entries(TEXT_TYPES).map(
    ([extension, type]) => `<FilesMatch "\\.${extension}(\\.(br|gz))?$">
  ForceType "${type}; charset=utf-8"
  Header merge Vary Accept-Encoding
</FilesMatch>`,
  );
  return fillTemplate('htaccess', hiddenFiles, { headers: [...headers, ...immutable], types });
}
