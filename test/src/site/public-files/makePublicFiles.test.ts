import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makePublicFiles } from '../../../../src/site/public-files/makePublicFiles';
import type { PublicFile } from '../../../../src/site/public-files/makePublicFiles';
import { pngSize } from '../drawings/pngSize';

const typeface = readFileSync(
  path.resolve(__dirname, '../../../../src/theme/instrument-sans-fr.woff2'),
);
let files: PublicFile[];

beforeAll(async () => {
  files = await makePublicFiles(typeface, new Date('2031-03-01T23:59:00Z'));
});

function contentOf(wanted: string): PublicFile['content'] {
  const file = files.find((candidate) => candidate.path === wanted);
  if (file === undefined) throw new Error(`${wanted} was not made.`);
  return file.content;
}

interface Manifest {
  name: string;
  short_name: string;
  lang: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

it('makes each file exactly once', () => {
  const paths = files.map((file) => file.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png', '/video-poster.svg']),
  );
});

it('lists existing icons of the declared sizes in the manifest', () => {
  const manifest = JSON.parse(String(contentOf('/manifest.json'))) as Manifest;
  expect(manifest).toMatchObject({ short_name: 'Banclair', lang: 'fr', start_url: '/' });
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ purpose }) => String(purpose)).sort()).toEqual([
    'any',
    'any',
    'maskable',
    'maskable',
  ]);
  for (const { src, sizes } of pictures) {
    const { width, height } = pngSize(contentOf(src) as Uint8Array);
    expect(`${width}x${height}`).toBe(sizes);
  }
});

it('makes the touch icon 180 pixels wide, as iOS requires', () => {
  const icon = contentOf('/apple-touch-icon.png') as Uint8Array;
  expect(pngSize(icon)).toEqual({ width: 180, height: 180 });
});

it('allows crawlers everything and links the sitemap by absolute URL', () => {
  expect(contentOf('/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.banclair.example/sitemap.xml\n',
  );
});

it('lists the only page, with the day of the build', () => {
  const sitemap = String(contentOf('/sitemap.xml'));
  expect(sitemap).toContain('<loc>https://www.banclair.example/</loc>');
  expect(sitemap).toContain('<lastmod>2031-03-01</lastmod>');
  expect(sitemap.match(/<url>/g)).toHaveLength(1);
});
