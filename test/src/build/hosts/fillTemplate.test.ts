import { fillTemplate } from '#src/build/hosts/fillTemplate.ts';

test('puts the lines and the hidden files at their names', () => {
  const config = fillTemplate('nginx.conf', ['a.txt', 'b'], {
    headers: ['one', 'two'],
    folders: [],
  });
  expect(config).toContain('one\ntwo');
  expect(config).toContain('(a\\.txt|b)');
});

test('throws when the template has a name that nobody fills in', () => {
  expect(() => fillTemplate('nginx.conf', [], { headers: [] })).toThrow(
    'nginx.conf: nothing is named "folders".',
  );
});
