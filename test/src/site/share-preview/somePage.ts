import { UnreadableUrl } from '../../../../src/site/share-preview/reading/fetchUrl';
import type { FetchUrl } from '../../../../src/site/share-preview/reading/fetchUrl';
import { fetchFromFiles } from '../../../../src/site/share-preview/reading/fetchFromFiles';
import type { ReadFile } from '../../../../src/site/share-preview/reading/fetchFromFiles';
import { previewPage } from '../../../../src/site/share-preview/rules/previewPage';
import type { Finding } from '../../../../src/site/share-preview/rules/finding';

export const SITE = 'https://www.banclair.example';

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

const soundTags = {
  title: 'Un titre',
  description: 'Une description.',
  language: 'fr',
  /** Precedes the tags, as styles do. */
  before: '',
  canonical: `${SITE}/`,
  /** By name; an empty one is left out. */
  metas: soundMetas as Record<string, string>,
  jsonLd: '{"@type":"WebSite","name":"Banclair","url":"https://a.fr/"}',
  extra: '',
};

export type Tags = typeof soundTags;

/** A sound page, with these changes. */
export function somePage(changes: Partial<Tags>): string {
  const tags = { ...soundTags, ...changes, metas: { ...soundMetas, ...changes.metas } };
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

/** The files of a sound site with this page and these changes; undefined: no such file. */
export function someFiles(
  page: string,
  changes: Record<string, string | Uint8Array | undefined> = {},
): ReadFile {
  const files: Record<string, string | Uint8Array | undefined> = {
    '/index.html': page,
    '/404.html': '<!doctype html>',
    '/favicon.ico': '',
    '/share-image.png': somePng(1200, 630, 40_000),
    '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`,
    '/sitemap.xml': '<urlset></urlset>',
    ...changes,
  };
  return (path) => Promise.resolve(files[path]);
}

/** Responses of a site by path; undefined: the path is unreachable. */
export type Stubs = Record<
  string,
  { status?: number; type?: string; body?: string | Buffer } | undefined
>;

/** A sound site with this page and these responses. */
export function someSite(page: string, stubs: Stubs = {}): FetchUrl {
  const sound = fetchFromFiles(SITE, someFiles(page));
  return async (url) => {
    const { pathname } = new URL(url);
    if (!(pathname in stubs)) return sound(url);
    if (!stubs[pathname]) throw new UnreadableUrl(`${url} est injoignable.`);
    const { status = 200, type = 'text/plain', body = '' } = stubs[pathname];
    return { url, status, type, body: Buffer.from(body) };
  };
}

/** Every finding of a sound site with these changes, as `error Slack: message`. */
export async function findingsOf(
  changes: Partial<Tags>,
  stubs: Stubs = {},
  path = '/',
): Promise<string[]> {
  const site = someSite(somePage(changes), stubs);
  const { findings, cards } = await previewPage(`${SITE}${path}`, site);
  const line = (platform: string) => (finding: Finding) =>
    `${finding.severity}${platform}: ${finding.message}`;
  return [
    ...findings.map(line('')),
    ...cards.flatMap((card) => card.findings.map(line(` ${card.platform.name}`))),
  ];
}

/** A page that differs by one <meta>. */
export const withMeta = (name: string, content: string): Partial<Tags> => ({
  metas: { [name]: content },
});
