import { IMMUTABLE, REVALIDATE, type SiteHeaders } from './siteHeaders';

/**
 * Generates `_headers` for Netlify and Cloudflare Pages.
 *
 * The paths with a Cache-Control do not overlap: where several rules set a header, both hosts send
 * every value. What has none is revalidated by default, 404s included.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile({ everywhere, documents, immutable }: SiteHeaders): string {
  const pages = documents.flatMap((path) => [...new Set([path.replace(/index\.html$/, ''), path])]);
  const rules = [
    rule('/*', everywhere),
    ...pages.map((path) => rule(path, { 'Cache-Control': REVALIDATE })),
    ...immutable.map((path) => rule(path, { 'Cache-Control': IMMUTABLE })),
  ];
  return `${rules.join('\n\n')}\n`;
}

function rule(path: string, headers: SiteHeaders['everywhere']): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    '\n',
  );
}
