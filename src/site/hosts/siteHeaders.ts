import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { InlineHashes } from './hashInline';
import { isSecure, type SiteAddresses } from '../siteAddresses';

/** Names of headers with their values, in the order they are written. */
export type Headers = Readonly<Record<string, string>>;

/** Every header of the site: the one source of the files for the hosts. */
export interface SiteHeaders {
  /** For every answer, the one for an unknown address included. */
  readonly everywhere: Headers;
  /** Paths of the documents, such as /404.html. */
  readonly documents: readonly string[];
}

/** Folders whose files never change under the same name. */
export const IMMUTABLE_FOLDERS = ['/assets/', '/fonts/'] as const;

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'public, max-age=0, must-revalidate';

// Without includeSubDomains: what else lives under the owner's domain is not this build's to decide.
const HSTS = { 'Strict-Transport-Security': 'max-age=63072000' };

/**
 * Puts together the headers of a site. One policy serves all its documents, since the 404 page
 * appears under any address.
 *
 * @throws Error that names the variable whose value is not an address
 */
export function siteHeaders(
  hashes: InlineHashes,
  documentFiles: readonly string[],
  addresses: SiteAddresses,
): SiteHeaders {
  return {
    everywhere: {
      'Content-Security-Policy': contentSecurityPolicy(hashes, addresses),
      ...(isSecure(addresses) ? HSTS : {}),
      'X-Content-Type-Options': 'nosniff',
      // The player refuses to play for a page that does not say who it is (its error 153).
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // What would tell most of a visitor. Each name costs time before the first paint.
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      // No Cross-Origin-Opener-Policy: in a new tab, as from a mail, the browser starts another process
      // for it, a twentieth of a phone's time to the first paint. There is no session here to protect.
    },
    documents: documentFiles.map((file) => `/${file}`),
  };
}
