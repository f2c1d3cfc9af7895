import { fetchFromFiles, type ReadFile } from '#src/build/share-preview/reading/fetchFromFiles.ts';
import { previewPage } from '#src/build/share-preview/rules/previewPage.ts';
import type { Finding } from '#src/build/share-preview/rules/finding.ts';

export const SITE = 'https://www.banclair.example';

/** By name; those with empty content are left out. */
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
  'og:image:alt': 'Une image.',
  'twitter:card': 'summary_large_image',
  robots: '',
  Googlebot: '',
};

const soundTags = {
  title: 'Un titre',
  description: 'Une description.',
  canonical: `${SITE}/`,
  jsonLd: '{"@context":"https://schema.org","@type":"WebSite","name":"Banclair"}',
  extra: '',
};

type Tags = typeof soundTags & typeof soundMetas;

/** A sound page, with these changes. */
function somePage(changes: Partial<Tags>): string {
  const tags = { ...soundTags, ...soundMetas, ...changes };
  const metas = Object.entries(tags)
    .filter(([name, content]) => name in soundMetas && content !== '')
    .map(([name, content]) => `<meta property="${name}" content="${content}">`);
  return `<!doctype html><html lang="fr"><head><title>${tags.title}</title>
    <meta name="description" content="${tags.description}">
    <link rel="canonical" href="${tags.canonical}">${metas.join('')}${tags.extra}</head>
    <body>${tags.jsonLd && `<script type="application/ld+json">${tags.jsonLd}</script>`}</body></html>`;
}

/** The first bytes of a PNG file of a size, filled up to a weight. */
export function somePng(width: number, height: number, bytes: number): Buffer {
  const png = Buffer.alloc(Math.max(bytes, 32));
  png.write('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1');
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

type Files = Record<string, string | Uint8Array | undefined>;

/** The files of a sound site with these changes; undefined: no such file. */
export function someFiles(changes: Partial<Tags> = {}, changedFiles: Files = {}): ReadFile {
  const files: Files = {
    '/index.html': somePage(changes),
    '/share-image.png': somePng(1200, 630, 40_000),
    ...changedFiles,
  };
  return (path) => Promise.resolve(files[path]);
}

/** The preview of a sound site with these changes. */
export function previewOf(changes: Partial<Tags>, changedFiles?: Files, path = '/') {
  return previewPage(`${SITE}${path}`, fetchFromFiles(SITE, someFiles(changes, changedFiles)));
}

/** Every finding in that preview, as `error chat: message`. */
export async function findingsOf(...site: Parameters<typeof previewOf>): Promise<string[]> {
  const { findings, cards } = await previewOf(...site);
  const line = (card: string) => (finding: Finding) =>
    `${finding.severity}${card}: ${finding.message}`;
  return [
    ...findings.map(line('')),
    ...cards.flatMap(({ kind, findings: own }) => own.map(line(` ${kind}`))),
  ];
}
