import { createHash } from 'node:crypto';
import { hashInline, hashSource } from '../../../../src/site/hosts/hashInline';

const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const documentWith = (markup: string) =>
  `<!doctype html><html lang="fr"><head><title>Essai</title></head><body>${markup}</body></html>`;

test('matches the known hash of the empty text', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test.each([
  ['no type', '<script>start()</script>', 'start()'],
  ['an empty type', '<script type="">start()</script>', 'start()'],
  ['text/javascript in capitals', '<script type="TEXT/JavaScript">start()</script>', 'start()'],
  ['a module', '<script type="module">start()</script>', 'start()'],
  ['an import map', '<script type="importmap">{}</script>', '{}'],
  ['markup in its text', '<script>a = "<b>é</b>" && 1</script>', 'a = "<b>é</b>" && 1'],
  ['line ends of Windows', '<script>a\r\nb</script>', 'a\nb'],
])('allows an inline script with %s', (_what, markup, text) => {
  expect(hashInline([documentWith(markup)]).scripts).toEqual([sha256(text)]);
});

test.each([
  ['JSON-LD', '<script type="application/ld+json">{"@type":"Thing"}</script>'],
  ['a script of its own file', '<script src="/main.js"></script>'],
  ['a script in a comment', '<!-- <script>start()</script> -->'],
  ['a script in an attribute', '<p title="<script>start()</script>">Texte</p>'],
  ['a script in a text field', '<textarea><script>start()</script></textarea>'],
])('does not hash %s', (_what, markup) => {
  expect(hashInline([documentWith(markup)]).scripts).toEqual([]);
});

test('hashes style elements, empty ones and those without JavaScript included', () => {
  const markup =
    '<style>a>b{color:red}</style><style></style><noscript><style>p{}</style></noscript>';
  expect(hashInline([documentWith(markup)]).styleElements).toEqual(
    ['a>b{color:red}', '', 'p{}'].map(sha256),
  );
});

test('hashes style attributes after decoding their entities', () => {
  const markup = `<p style="--a:&quot;x&quot;&amp;y"><svg><path style='fill:red'/></svg></p>`;
  expect(hashInline([documentWith(markup)]).styleAttributes).toEqual(
    ['--a:"x"&y', 'fill:red'].map(sha256),
  );
});

test('lists a hash that several documents share once', () => {
  const markup = '<style>p{}</style><p style="color:red"></p><script>start()</script>';
  const page = documentWith(markup);
  expect(hashInline([page, page])).toEqual(hashInline([page]));
});
