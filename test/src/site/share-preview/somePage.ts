import { UnreadableAddress } from '../../../../src/site/share-preview/reading/fetchUrl';
import type { Answer, Ask } from '../../../../src/site/share-preview/reading/fetchUrl';
import { previewPage } from '../../../../src/site/share-preview/rules/previewPage';
import type { Finding } from '../../../../src/site/share-preview/rules/finding';

export const SITE = 'https://www.banclair.example';

export interface Tags {
  title: string;
  description: string;
  language: string;
  /** Stands before the tags, as styles do. */
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

/** A page without a fault, save for what is asked for. */
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

type Stub = Partial<Omit<Answer, 'body'>> & { body?: string | Buffer };

/** A sound site, save for the answers at some of its paths; undefined there is unreachable. */
export function someSite(page: string, changes: Record<string, Stub | undefined> = {}): Ask {
  const answers: Record<string, Stub | undefined> = {
    '/': { type: 'text/html', body: page },
    '/share-image.png': { type: 'image/png', body: somePng(1200, 630, 40_000) },
    '/robots.txt': { body: `User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n` },
    '/sitemap.xml': { body: '<urlset></urlset>' },
    ...changes,
  };
  return (address) => {
    const { pathname } = new URL(address);
    const stub = pathname in answers ? answers[pathname] : { status: 404 };
    if (stub === undefined)
      return Promise.reject(new UnreadableAddress(`${address} est injoignable.`));
    const { status = 200, type = 'text/plain', body = '' } = stub;
    return Promise.resolve({ address, status, type, body: Buffer.from(body) });
  };
}

/** Everything that a check finds, as `error Slack: message`. */
export async function findingsOf(ask: Ask, path = '/'): Promise<string[]> {
  const { findings, cards } = await previewPage(`${SITE}${path}`, ask);
  return [...findings, ...cards.flatMap((card) => card.findings)].map(line);
}

function line({ severity, network, message }: Finding): string {
  return `${severity}${network === undefined ? '' : ` ${network}`}: ${message}`;
}
