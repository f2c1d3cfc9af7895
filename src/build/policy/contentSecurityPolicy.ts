import { anchors } from '../../content/anchors';
import { hasSection } from '../../content/navigation';
import { VIDEO_EMBED_URL } from '../../sections/video-demo/videoUrls';
import { hashSource, type InlineHashes } from './hashInline';
import type { SiteUrls } from '../settings';

// Emotion adds empty style elements and fills them through the CSSOM, which no policy covers.
const EMPTY_STYLE = hashSource('');

/**
 * Builds a document's Content-Security-Policy, except what browsers obey in a header alone. It allows only
 * the site's files, the document's inline scripts and style elements by hash, style attributes, the
 * function and, if the page has a video, its host.
 *
 * MUI's own parts write style attributes when they are prerendered. That is no hole here: nothing on
 * the page shows markup that a visitor or another site gives, and an attribute can load nothing that
 * the other directives forbid.
 *
 * @param hashes of the document
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(hashes: InlineHashes, urls: SiteUrls): string {
  const { siteUrl, supabaseUrl } = urls;
  const functionOrigin = new URL(supabaseUrl || siteUrl).origin;
  const functionSources = functionOrigin === siteUrl ? "'self'" : `'self' ${functionOrigin}`;
  const styles = new Set([EMPTY_STYLE, ...hashes.styleElements]);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${functionSources}`,
    ...(hasSection(anchors.videoDemo) ? [`frame-src ${new URL(VIDEO_EMBED_URL).origin}`] : []),
    `form-action ${functionSources}`,
    "base-uri 'none'",
  ].join('; ');
}
