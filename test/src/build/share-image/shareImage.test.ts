import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawShareImage } from '#src/build/share-image/drawShareImage.ts';
import { fillShareImage, type MeasureText } from '#src/build/share-image/fillShareImage.ts';
import { publicFolder } from '#src/build/folders.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { FONT_NAME } from '#src/theme/tokens.ts';
import { shareImage } from '#src/seo/shareImage.ts';
import { typesetText } from '#src/content/writing/typeset.ts';

const folder = path.join(REPOSITORY, 'src/build/share-image');
const template = readFileSync(path.join(folder, 'share-image.svg'), 'utf8');
const regular = path.join(folder, 'font-regular.ttf');
const strong = path.join(folder, 'font-strong.ttf');
const pageFont = path.join(publicFolder, 'fonts/font.woff2');
const texts = {
  name: 'Banclair',
  subtitle: 'pour Business Central',
  title: 'Vos lignes de relevé retrouvent leur écriture.',
};
const draw = (changes: Partial<typeof texts>) =>
  drawShareImage(template, { ...texts, ...changes }, [regular, strong]);

test('is a PNG of the declared size, light enough for every platform', () => {
  const image = Buffer.from(draw({}).content);
  // Its first header has both: https://www.w3.org/TR/png-3/#11IHDR
  expect([image.subarray(1, 4).toString(), image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual(
    ['PNG', shareImage.width, shareImage.height],
  );
  expect(image.length).toBeLessThan(300_000);
});

test('has a name that changes with what it shows, and with nothing else', () => {
  expect(draw({}).path).toBe(draw({}).path);
  expect(draw({ title: 'Un autre titre' }).path).not.toBe(draw({}).path);
});

test('draws every character that a title may hold', () => {
  const title = typesetText("L'écart d'un centime → « 10 000 € », cœur & <3 ?");
  const drawn = draw({ title }).path;
  for (const special of ['\u202f', '\u00a0', '→', '\u2019', '«', 'œ', '&', '<']) {
    expect(title).toContain(special);
    // No font has a glyph for it.
    const missing = draw({ title: title.replaceAll(special, '\ue000') }).path;
    expect([special, missing]).not.toEqual([special, drawn]);
  }
});

test.each([
  ['a missing file', 'missing.ttf'],
  ['a WOFF2 file', pageFont],
  ['the same weight', regular],
])('throws a sentence that names the font when the second file is %s', (_what, second) => {
  expect(() => drawShareImage(template, texts, [regular, second])).toThrow(
    new RegExp(`^The share image cannot be drawn: .* must be the font "${FONT_NAME}" \\(FONT_NAME`),
  );
});

describe('its layout', () => {
  /** Measures as if all characters had one width, in em. */
  const monospaced =
    (em: number): MeasureText =>
    (text) =>
      text.length * em;

  /** The lines of the image, each with its position. */
  function linesIn(svg: string, measure: MeasureText) {
    const groups = [
      ...svg.matchAll(/<g transform="translate\((\d+) (\d+)\)" fill="\S+">(.*)<\/g>/g),
    ];
    return groups.flatMap(([, left, top, content = '']) =>
      [...content.matchAll(/y="(\S+)" .*? font-size="(\S+)">(.*?)</g)].map(([, y, size, text]) => ({
        text: text ?? '',
        size: Number(size),
        left: Number(left),
        right: Number(left) + measure(text ?? '', 600) * Number(size),
        baseline: Number(top) + Number(y),
      })),
    );
  }

  test.each([0.5, 5])(
    'keeps the texts whole, in the square that Teams shows, and apart: characters %d em wide',
    (em) => {
      const measure = monospaced(em);
      const lines = linesIn(fillShareImage(template, texts, measure), measure);
      const [name, subtitle, ...title] = lines;
      expect(name?.text).toBe(texts.name);
      expect(subtitle?.text).toBe(texts.subtitle);
      expect(title.map(({ text }) => text).join(' ')).toBe(texts.title);
      let above = subtitle?.baseline ?? Infinity;
      for (const { baseline, size } of title) {
        expect(baseline - size).toBeGreaterThanOrEqual(above - size / 4);
        above = baseline;
      }
      for (const { left, right, baseline } of lines) {
        expect(left).toBeGreaterThanOrEqual((1200 - 630) / 2);
        expect(right).toBeLessThanOrEqual((1200 + 630) / 2);
        // X covers the lowest sixth.
        expect(baseline).toBeLessThanOrEqual((630 * 5) / 6);
      }
    },
  );
});
