import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderPages } from '#src/build/prerender.tsx';
import { linesAsRead } from '../support/visibleText';

const accepted = path.resolve(__dirname, '../../accepted/page.txt');
const isAccepting = process.env.npm_lifecycle_event === 'test:accept';

test('the pages read, from top to bottom, as was accepted', () => {
  const pages = renderPages({ documentScript: '', islandsScript: '', shareImage: '' });
  const texts = pages.map(({ path: file, content }) => `${file}\n\n${linesAsRead(content)}\n`);
  const words = texts.join('\n\n');
  if (isAccepting) writeFileSync(accepted, words);
  expect(words).toBe(readFileSync(accepted, 'utf8'));
});
