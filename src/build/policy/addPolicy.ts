import { contentSecurityPolicy } from './contentSecurityPolicy';
import { hashInline } from './hashInline';
import type { SiteUrls } from '../settings';

/**
 * Writes a document's own Content-Security-Policy before its first style: it covers only what follows.
 *
 * @param html complete, with at least one style element
 * @throws Error when there is no style element
 */
export function addPolicy(html: string, urls: SiteUrls): string {
  const start = html.indexOf('<style');
  if (start === -1) throw new Error('The document has no style: its policy has no place.');
  const policy = contentSecurityPolicy(hashInline(html), urls);
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, start) + element + html.slice(start);
}
