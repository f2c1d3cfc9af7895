import { UnreadableUrl } from '../../../../src/site/share-preview/reading/fetchUrl';
import type { FetchUrl, SiteResponse } from '../../../../src/site/share-preview/reading/fetchUrl';
import { previewPage } from '../../../../src/site/share-preview/rules/previewPage';
import type { Finding } from '../../../../src/site/share-preview/rules/finding';

export const SITE = 'https://www.banclair.example';

export interface Tags {
  title: string;
  description: string;
  language: string;
  /** Comes before the tags, as styles do. */
  before: string;
  canonical: string;
  /** By name; an empty one is left out. */
  metas: Record<string, string>;
  jsonLd: string;
  extra: string;
}

const soundMetas = {
  'og:title': 'Un titre',
  'og:type': 'website',
  'og:url': `${SITE}/`,
  'og:description': 'Une description.',
  'og:site_name': 'Banclair',
  'og:locale': 'fr_FR',
  'og:image': `${SITE}/share-image.png`,
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:type': 'image/png',
  'og:image:alt': 'Une image.',
  'twitter:card': 'summary_large_image',
};

/** A sound page, with these changes. */
export function somePage(changes: Partial<Tags>): string {
  const tags = {
    title: 'Un titre',
    description: 'Une description.',
    language: 'fr',
    before: '',
    canonical: `${SITE}/`,
    jsonLd:
      '{"@context":"https://schema.org","@type":"WebSite","name":"Banclair","url":"https://a.fr/"}',
    extra: '',
    ...changes,
    metas: { ...soundMetas, ...changes.metas },
  };
  const metas = Object.entries(tags.metas)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => `<meta property="${name}" content="${content}">`);
  return `<!doctype html><html lang="${tags.language}"><head>${tags.before}<title>${tags.title}</title>
    <meta name="description" content="${tags.description}">
    <link rel="canonical" href="${tags.canonical}">${metas.join('')}${tags.extra}</head>
    <body><script type="application/ld+json">${tags.jsonLd}</script></body></html>`;
}

/** The first bytes of a PNG file of a size, filled up to a weight. */
export function somePng(width: number, height: number, bytes: number): Buffer {
  const png = Buffer.alloc(Math.max(bytes, 32));
  png.write('\x89PNG\r\n\x1a\n', 'latin1');
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

type Stub = Partial<Omit<SiteResponse, 'body'>> & { body?: string | Buffer };

/** A sound site with other responses at some of its paths; undefined there is unreachable. */
export function someSite(page: string, changes: Record<string, Stub | undefined> = {}): FetchUrl {
  const responses: Record<string, Stub | undefined> = {
    '/': { type: 'text/html', body: page },
    '/share-image.png': { type: 'image/png', body: somePng(1200, 630, 40_000) },
    '/robots.txt': { body: `User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n` },
    '/sitemap.xml': { body: '<urlset></urlset>' },
    ...changes,
  };
  return (url) => {
    const { pathname } = new URL(url);
    const stub = pathname in responses ? responses[pathname] : { status: 404 };
    if (stub === undefined) return Promise.reject(new UnreadableUrl(`${url} est injoignable.`));
    const { status = 200, type = 'text/plain', body = '' } = stub;
    return Promise.resolve({ url, status, type, body: Buffer.from(body) });
  };
}

/** Every finding of a site, as `error Slack: message`. */
export async function findingsOf(site: FetchUrl, path = '/'): Promise<string[]> {
  const { findings, cards } = await previewPage(`${SITE}${path}`, site);
  const line = (platform: string) => (finding: Finding) =>
    `${finding.severity}${platform}: ${finding.message}`;
  return [
    ...findings.map(line('')),
    ...cards.flatMap((card) => card.findings.map(line(` ${card.platform.name}`))),
  ];
}

/** Every finding of a sound site whose page differs by some tags. */
export const findingsWith = (changes: Partial<Tags>) => findingsOf(someSite(somePage(changes)));

/** A page that differs by one <meta>. */
export const withMeta = (name: string, content: string): Partial<Tags> => ({
  metas: { [name]: content },
});
