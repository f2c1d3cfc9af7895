import { renderPages } from '#src/build/prerender.tsx';
import { joinedWords } from '../support/visibleText';

const documents = renderPages({
  documentScript: 'main()',
  islandsScript: '/assets/islands.1a2b.js',
  shareImage: '/assets/share-image.3c4d.png',
});

test.each(documents)('$path is a complete document in French', ({ content }) => {
  expect(content).toMatch(/^<!doctype html><html lang="fr">/);
  expect(content).toMatch(/<\/body><\/html>$/);
  expect(content.match(/<(html|head|body|title|h1)[ >]/g)).toHaveLength(5);
  expect(/<h[1-6]/.exec(content)?.[0]).toBe('<h1');
});

test.each(documents)('$path has its head tags first, then all of its styles', ({ content }) => {
  const [head = '', body = ''] = content.split('</head>');
  const tags = ['<meta charSet="utf-8"', '<meta name="viewport"', '<title>', '<style'];
  const places = tags.map((tag) => head.indexOf(tag));
  expect(places).not.toContain(-1);
  expect(Math.max(...places)).toBe(places[3]);
  expect(head.slice(places[3])).not.toMatch(/<(?:meta|link|title)/);
  expect(body).not.toMatch(/<style| style=/);
});

test.each(documents)('$path keeps words apart without styles', ({ content }) => {
  expect(joinedWords(content)).toEqual([]);
});

test('all pages but the landing page have the same styles, whose hash every policy repeats', () => {
  const texts = documents.filter(({ path }) => path !== '/index.html');
  const styles = texts.map(({ content }) => /<style>.*<\/style>/s.exec(content)?.[0]);
  expect(styles).toEqual(Array(texts.length).fill(expect.stringContaining('<style>')));
  expect(new Set(styles).size).toBe(1);
});
