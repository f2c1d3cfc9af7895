import { classNameShortener } from '#src/build/classNameShortener.ts';

const styles = '.c-1abc2d{color:red}.c-1abc2d:hover,.c-9zyx8w>p{color:blue}.c-inside{margin:0}';
const shorten = classNameShortener(styles, '<b class="c-inside">Démo</b>');

test.each([
  ['shortens a class', '<p class="c-1abc2d">', '<p class="c-0">'],
  ['shortens a class beside others', '<p class="Mui-root c-9zyx8w">', '<p class="Mui-root c-1">'],
  [
    'shortens the same classes in the styles',
    styles,
    '.c-0{color:red}.c-0:hover,.c-1>p{color:blue}.c-inside{margin:0}',
  ],
  ['keeps the class of an island', '<b class="c-inside">', '<b class="c-inside">'],
  ['keeps what only looks like a class', '<p>c-à-d, c-ouvert</p>', '<p>c-à-d, c-ouvert</p>'],
])('%s', (_, text, short) => {
  expect(shorten(text)).toBe(short);
});

test('has a name for each of a thousand classes', () => {
  const names = Array.from({ length: 1000 }, (_, rank) => `c-hash${rank}`);
  const shortenAll = classNameShortener(names.join(' '), '');
  expect(new Set(names.map(shortenAll)).size).toBe(1000);
});
