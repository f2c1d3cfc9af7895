import { IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE, type SiteHeaders } from './siteHeaders';

const LINE_LIMIT = 2_000;

/**
 * Generates `_headers` for Netlify and Cloudflare Pages.
 *
 * The paths with a Cache-Control do not overlap: where several rules set a header, both hosts send
 * every value.
 *
 * @throws Error when a line reaches 2,000 characters: Cloudflare would drop it
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile({ everywhere, documents }: SiteHeaders): string {
  const pages = documents.flatMap((path) =>
    path.endsWith('/index.html') ? [path.replace('index.html', ''), path] : path,
  );
  const rules = [
    rule('/*', everywhere),
    ...pages.map((path) => rule(path, { 'Cache-Control': REVALIDATE })),
    ...IMMUTABLE_FOLDERS.map((folder) => rule(`${folder}*`, { 'Cache-Control': IMMUTABLE })),
  ];
  return `${rules.join('\n\n')}\n`;
}

function rule(path: string, headers: SiteHeaders['everywhere']): string {
  const lines = Object.entries(headers).map(([name, value]) => line(name, value));
  return [path, ...lines].join('\n');
}

function line(name: string, value: string): string {
  const text = `  ${name}: ${value}`;
  if (text.length < LINE_LIMIT) return text;
  throw new Error(
    `The line for ${name} in _headers has ${text.length} characters, and hosts drop it from 2,000 on: ` +
      'use fewer distinct inline styles and scripts.',
  );
}
