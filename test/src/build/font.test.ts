import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const publicFolder = createTemporaryFolder();
jest.mock('#src/build/folders.ts', () => ({
  get publicFolder() {
    return publicFolder;
  },
}));

test('the font has another URL once its file has changed, and only then', async () => {
  const { readFontUrl } = await import('#src/build/font.ts');
  const write = (content: string) => {
    writeFileSync(path.join(publicFolder, 'fonts/font.woff2'), content);
    return readFontUrl();
  };
  mkdirSync(path.join(publicFolder, 'fonts'));
  const first = write('regular');
  expect(write('regular')).toBe(first);
  expect(write('strong')).not.toBe(first);
  rmSync(publicFolder, { recursive: true });
});
