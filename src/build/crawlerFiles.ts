import { load } from 'cheerio';
import type { SiteFile } from './siteFile';

/**
 * Generates the files that only crawlers read.
 *
 * @param siteUrl without a trailing slash
 * @param documents of the site: its sitemap lists the canonical URL of each that has one
 */
export function crawlerFiles(siteUrl: string, documents: readonly SiteFile[]): SiteFile[] {
  const pages = documents.flatMap(
    ({ content }) => load(String(content))('head link[rel=canonical]').attr('href') ?? [],
  );
  return [
    { path: '/robots.txt', content: robotsTxt(siteUrl) },
    { path: '/sitemap.xml', content: sitemapXml(pages) },
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

/** @see https://www.sitemaps.org/protocol.html */
function sitemapXml(pages: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((url) => `  <url><loc>${url}</loc></url>`).join('\n')}
</urlset>
`;
}
