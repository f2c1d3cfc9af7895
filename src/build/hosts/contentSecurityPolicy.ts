import { videoEmbedUrl } from '../../content/brand';
import { hashSource, type InlineHashes } from './hashInline';
import { crossOriginFunctionOrigin, isSecure, type SiteUrls } from '../siteUrls';

/** The only origin that may be framed. */
const videoOrigin = new URL(videoEmbedUrl).origin;

// Emotion adds empty style elements and fills them through the CSSOM, which no policy covers.
const EMPTY_STYLE = hashSource('');

/**
 * Builds the Content-Security-Policy: it allows only the site's files, its inline scripts and
 * styles by hash, the function and the video host.
 *
 * @param hashes of all documents
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(hashes: InlineHashes, urls: SiteUrls): string {
  const functionSources = ["'self'", crossOriginFunctionOrigin(urls)].filter((source) => source);
  const directives: Record<string, readonly (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts],
    'style-src': ["'self'", ...new Set([EMPTY_STYLE, ...hashes.styleElements])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': functionSources,
    'frame-src': [videoOrigin],
    'form-action': functionSources,
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure(urls) ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
