import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { paths } from '#src/content/paths.ts';
import { publicFiles } from '#src/content/publicFiles.ts';
import { makePublicFiles } from '#src/build/public-files/makePublicFiles.ts';
import { pageFontFile } from '#src/build/webpack/folders.ts';

let files: Map<string, string | Uint8Array>;

beforeAll(async () => {
  const made = await makePublicFiles(readFileSync(pageFontFile));
  expect(made.map(({ path }) => path).sort()).toEqual(Object.values(publicFiles).sort());
  files = new Map(made.map(({ path, content }) => [path, content]));
});

const bytesOf = (path: string) => Buffer.from(files.get(path) ?? '');
const textOf = (path: string) => String(files.get(path));

function sizeOf(png: Buffer): string {
  const { width, height } = PNG.sync.read(png);
  return `${width}x${height}`;
}

it('lists existing icons of the declared sizes in the manifest', () => {
  const manifest = JSON.parse(textOf('/manifest.json')) as { icons: Record<string, string>[] };
  expect(manifest).toMatchObject({ short_name: 'Banclair', lang: 'fr', start_url: '/' });
  const purposes = manifest.icons.map(({ purpose }) => purpose);
  expect(purposes).toEqual(['any', 'any', 'maskable', 'maskable']);
  for (const { src = '', sizes } of manifest.icons) expect(sizeOf(bytesOf(src))).toBe(sizes);
});

it('makes the touch icon 180 pixels wide, as iOS requires', () => {
  expect(sizeOf(bytesOf('/apple-touch-icon.png'))).toBe('180x180');
});

it('makes a favicon that holds one image where its directory says', () => {
  const ico = bytesOf('/favicon.ico');
  expect([0, 2, 4, 10, 12].map((offset) => ico.readUInt16LE(offset))).toEqual([0, 1, 1, 1, 32]);
  expect([ico.readUInt8(6), ico.readUInt8(7)]).toEqual([32, 32]);
  const start = ico.readUInt32LE(18);
  expect(start + ico.readUInt32LE(14)).toBe(ico.length);
  expect(sizeOf(ico.subarray(start))).toBe('32x32');
});

it('allows crawlers everything and links the sitemap by absolute URL', () => {
  expect(textOf('/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.banclair.example/sitemap.xml\n',
  );
});

it('lists the landing page and the two legal texts', () => {
  const listed = [...textOf('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(Object.values(paths).map((path) => `https://www.banclair.example${path}`));
});
