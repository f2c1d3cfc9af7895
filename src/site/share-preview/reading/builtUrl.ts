import { linkOf, readHead } from './pageHead';

/** The address that a page was built for, its canonical one, out of its HTML. Never throws. */
export function builtAddress(html: string): string {
  const canonical = linkOf(readHead(html), 'canonical');
  return /^https?:\/\//.test(canonical) && URL.canParse(canonical)
    ? canonical
    : 'http://localhost/';
}
