import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFontUrl } from '#src/build/readFontUrl.ts';
import { createTemporaryFolder } from '../../support/temporaryFolder';

test('the font has another URL once its file has changed, and only then', () => {
  const folder = createTemporaryFolder();
  mkdirSync(path.join(folder, 'fonts'));
  const urlOf = (content: string) => {
    writeFileSync(path.join(folder, 'fonts/font.woff2'), content);
    return readFontUrl(folder);
  };
  const first = urlOf('regular');
  expect(urlOf('regular')).toBe(first);
  expect(urlOf('strong')).not.toBe(first);
  rmSync(folder, { recursive: true });
});
