import { publicFiles } from '../../content/publicFiles';

/**
 * robots.txt: allows everything.
 *
 * @param siteUrl without a slash at the end
 * @see RFC 9309, and https://www.sitemaps.org/protocol.html#submit_robots
 */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${publicFiles.sitemap}\n`;
}

/**
 * sitemap.xml, with the only page.
 *
 * @param siteUrl without a slash at the end
 * @param built when the site was built
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapXml(siteUrl: string, built: Date): string {
  const url = `${siteUrl}/`.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>${url}</loc>
    <lastmod>${built.toISOString().slice(0, 10)}</lastmod>
  </url>
</urlset>
`;
}
