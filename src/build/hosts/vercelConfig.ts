import { IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE, type SiteHeaders } from './siteHeaders';

/**
 * Generates `vercel.json` for Vercel, which serves 404.html for unknown URLs by default. Sources
 * are path-to-regexp patterns.
 *
 * @see https://vercel.com/docs/project-configuration/vercel-json
 */
export function vercelConfig({ everywhere }: SiteHeaders): string {
  const folders = IMMUTABLE_FOLDERS.map((folder) => folder.slice(1));
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    headers: [
      rule('/(.*)', everywhere),
      rule(`/((?!${folders.join('|')}).*)`, { 'Cache-Control': REVALIDATE }),
      ...folders.map((folder) => rule(`/${folder}(.*)`, { 'Cache-Control': IMMUTABLE })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function rule(source: string, headers: SiteHeaders['everywhere']) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
