import { legalDocuments } from '../../content/legal';
import { paths } from '../../content/paths';
import type { SiteFile } from '../siteFile';

/**
 * The files that only crawlers read.
 *
 * @param siteUrl without a trailing slash
 */
export function crawlerFiles(siteUrl: string): SiteFile[] {
  return [
    { path: '/robots.txt', content: robotsTxt(siteUrl) },
    { path: '/sitemap.xml', content: sitemapXml(siteUrl) },
  ];
}

/**
 * Allows everything.
 *
 * @see RFC 9309, https://www.sitemaps.org/protocol.html#submit_robots
 */
function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Lists every page but the 404. @see https://www.sitemaps.org/protocol.html */
function sitemapXml(siteUrl: string): string {
  const pages = [paths.home, ...legalDocuments.map(({ path }) => path)];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`).join('\n')}
</urlset>
`;
}
