import { videoEmbedUrl } from '../../content/brand';
import { hashSource } from './hashInline';
import type { InlineHashes } from './hashInline';
import { foreignFunctionOrigin, isSecure } from '../siteAddresses';
import type { SiteAddresses } from '../siteAddresses';

/** The only origin that may be framed. */
export const videoOrigin = new URL(videoEmbedUrl).origin;

// Emotion adds empty style elements and fills them through the CSSOM, which no policy stops.
const EMPTY_STYLE = hashSource('');

/**
 * The value of the Content-Security-Policy header: nothing but the site's own files, what is
 * inline in its documents by hash, the function and the video host.
 *
 * In: the hashes of what is inline in all documents. Throws when an address is none.
 * Source: https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(hashes: InlineHashes, addresses: SiteAddresses): string {
  const server = ["'self'", foreignFunctionOrigin(addresses)].filter((source) => source);
  const directives: Record<string, readonly (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts],
    'style-src': ["'self'", ...new Set([EMPTY_STYLE, ...hashes.styleElements])],
    'style-src-attr': styleAttributeSources(hashes),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': server,
    'frame-src': [videoOrigin],
    'form-action': server,
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...(isSecure(addresses) ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

// Apart from style-src, so that no attribute may hold what an element may, nor the reverse.
// Browsers that do not know it ('unsafe-hashes' neither) fall back on style-src: no attributes.
function styleAttributeSources({ styleAttributes }: InlineHashes): readonly string[] {
  return styleAttributes.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...styleAttributes];
}
