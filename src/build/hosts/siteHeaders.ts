import { documentsOf, type SiteFile } from '../siteFile';
import { isSecure, type SiteUrls } from '../settings';

/**
 * Every header of the site: the single source of the host files. Apache's has the values between double
 * quotes: none may contain a double quote, a backslash, `$` or `%`.
 */
export interface SiteHeaders {
  /** For every response, 404 included: values by name, in the order they are written. */
  readonly everywhere: Readonly<Record<string, string>>;
  /** Paths of the documents, such as /404.html. */
  readonly documents: readonly string[];
  /** Paths of the files that browsers keep for a year: their URL changes with their content. */
  readonly immutable: readonly string[];
}

/**
 * Folders of files whose URL has a hash of their content: scripts and images in their name, the font
 * in its query alone. Hosts that send a path's headers with their 404 too must name the files instead:
 * a browser would keep a missing script's 404 for a year.
 */
export const IMMUTABLE_FOLDERS = ['/assets/', '/fonts/'] as const;

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'public, max-age=0, must-revalidate';

const withoutTls = { 'Content-Security-Policy': "frame-ancestors 'none'" };
const withTls = {
  'Content-Security-Policy': "frame-ancestors 'none'; upgrade-insecure-requests",
  // Without includeSubDomains, since the owner may have subdomains without TLS.
  'Strict-Transport-Security': 'max-age=63072000',
};

/**
 * Builds the headers. The rest of the Content-Security-Policy stands in each document.
 *
 * @param files of the site
 */
export function siteHeaders(files: readonly SiteFile[], urls: SiteUrls): SiteHeaders {
  const documents = documentsOf(files).sort((one, other) => one.path.localeCompare(other.path));
  return {
    everywhere: {
      ...(isSecure(urls) ? withTls : withoutTls),
      'X-Content-Type-Options': 'nosniff',
      // YouTube rejects embedding pages that send no referrer (error 153).
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Only the most sensitive features: each further name delays the first paint.
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      // No Cross-Origin-Opener-Policy: a page opened in a new tab, as from an email, would need
      // another process, which delays a phone's first paint. There is no session here to protect.
    },
    documents: documents.map(({ path }) => path),
    immutable: files
      .map(({ path }) => path)
      .filter((path) => IMMUTABLE_FOLDERS.some((folder) => path.startsWith(folder)))
      .sort(),
  };
}
