import { IMMUTABLE, REVALIDATE, type SiteHeaders } from './siteHeaders';

/**
 * Generates `vercel.json` for Vercel, which serves 404.html for unknown URLs by default. Sources
 * are path-to-regexp patterns.
 *
 * @see https://vercel.com/docs/project-configuration/vercel-json
 */
export function vercelConfig({ everywhere, immutable }: SiteHeaders): string {
  const sources = immutable.map((path) => path.replaceAll('.', '\\.'));
  const others = sources.map((source) => `${source.slice(1)}$`).join('|');
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    headers: [
      rule('/(.*)', everywhere),
      rule(`/((?!${others}).*)`, { 'Cache-Control': REVALIDATE }),
      ...sources.map((source) => rule(source, { 'Cache-Control': IMMUTABLE })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function rule(source: string, headers: SiteHeaders['everywhere']) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
