import { hashInline, hashSource } from '#src/build/hosts/hashInline.ts';

const hashesOf = (...markup: string[]) =>
  hashInline(markup.map((body) => `<!doctype html><title>Essai</title><body>${body}`));

test('matches the known hash of the empty text', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test.each([
  ['no type', '<script>start()</script>', 'start()'],
  ['a module', '<script type="module">start()</script>', 'start()'],
  ['markup in its text', '<script>a = "<b>é</b>" && 1</script>', 'a = "<b>é</b>" && 1'],
  ['line ends of Windows', '<script>a\r\nb</script>', 'a\nb'],
])('allows an inline script with %s', (_what, markup, text) => {
  expect(hashesOf(markup).scripts).toEqual([hashSource(text)]);
});

test.each([
  ['JSON-LD', '<script type="application/ld+json">{"@type":"Thing"}</script>'],
  ['a script of its own file', '<script src="/main.js"></script>'],
  ['a script in a text field', '<textarea><script>start()</script></textarea>'],
])('does not hash %s', (_what, markup) => {
  expect(hashesOf(markup).scripts).toEqual([]);
});

test('hashes style elements, empty ones and those without JavaScript included', () => {
  const styles =
    '<style>a>b{color:red}</style><style></style><noscript><style>p{}</style></noscript>';
  expect(hashesOf(styles).styleElements).toEqual(['a>b{color:red}', '', 'p{}'].map(hashSource));
});

test('lists once a hash that several documents share', () => {
  const markup = '<style>p{}</style><script>start()</script>';
  expect(hashesOf(markup, markup)).toEqual(hashesOf(markup));
});
