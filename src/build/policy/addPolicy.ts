import { contentSecurityPolicy } from './contentSecurityPolicy';
import { hashInline } from './hashInline';
import type { SiteUrls } from '../settings';

// Browsers look for it in a document's first 1,024 bytes, which the policy may fill.
const CHARACTER_SET = /<meta charset="utf-8"\s*\/?>/i;

/**
 * Writes a document's own Content-Security-Policy into its head, before anything that loads: it covers
 * only what follows.
 *
 * @param html complete, with its character set
 * @throws Error when the document names no character set
 */
export function addPolicy(html: string, urls: SiteUrls): string {
  if (!CHARACTER_SET.test(html)) {
    throw new Error('The document names no character set: its policy has no place.');
  }
  const policy = contentSecurityPolicy(hashInline(html), urls);
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(CHARACTER_SET, (characterSet) => characterSet + element);
}
