import { hashInline, hashSource } from '#src/build/hosts/hashInline.ts';

test('matches the known hash of the empty text', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test.each([
  ['an inline script', '<script>a = "<b>é</b>" && 1</script>', ['a = "<b>é</b>" && 1']],
  ['line ends of Windows', '<script type="module">a\r\nb</script>', ['a\nb']],
  ['JSON-LD', '<script type="application/ld+json">{"@type":"Thing"}</script>', []],
  ['a script of its own file', '<script src="/main.js"></script>', []],
  ['a script in a text field', '<textarea><script>start()</script></textarea>', []],
])('hashes the scripts that a policy covers: %s', (_what, markup, texts) => {
  expect(hashInline([markup]).scripts).toEqual(texts.map(hashSource));
});

test('hashes each style element once, empty ones and those without JavaScript included', () => {
  const markup = '<style>a>b{}</style><style></style><noscript><style>p{}</style></noscript>';
  const { styleElements } = hashInline([markup, markup]);
  expect(styleElements).toEqual(['a>b{}', '', 'p{}'].map(hashSource));
});
