import { publicFiles } from '../../content/publicFiles';

/**
 * robots.txt: allows everything.
 *
 * @see RFC 9309, https://www.sitemaps.org/protocol.html#submit_robots
 */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${publicFiles.sitemap}\n`;
}

/** sitemap.xml: the page, and the day of its build. @see https://www.sitemaps.org/protocol.html */
export function sitemapXml(siteUrl: string, built: Date): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>${siteUrl}/</loc>
    <lastmod>${built.toISOString().slice(0, 10)}</lastmod>
  </url>
</urlset>
`;
}
