import { fillTemplate } from '#src/build/hosts/fillTemplate.ts';

test('throws when the template has a name that nobody fills in', () => {
  expect(() => fillTemplate('nginx.conf', [], { headers: [] })).toThrow(
    'nginx.conf: nothing is named "folders".',
  );
});
