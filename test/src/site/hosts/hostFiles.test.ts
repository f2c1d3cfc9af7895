import { hostFileNames, hostFiles } from '../../../../src/site/hosts/hostFiles';
import { hashSource } from '../../../../src/site/hosts/hashInline';
import { someAddresses } from './someHeaders';

const page = (markup: string) => `<!doctype html><title>Essai</title>${markup}`;

const documents = [
  { file: '404.html', text: page('<style>b{}</style>') },
  { file: 'index.html', text: page('<script>start()</script><style>a{}</style>') },
];

test('writes one file per host, with one policy for all documents', () => {
  const files = hostFiles(documents, someAddresses({}));
  expect(files.map(({ file }) => file)).toEqual([
    '_headers',
    'staticwebapp.config.json',
    'vercel.json',
    'nginx.conf',
    '.htaccess',
  ]);
  expect(files.map(({ file }) => file)).toEqual(hostFileNames);
  for (const { text } of files) {
    for (const inline of ['start()', 'a{}', 'b{}']) expect(text).toContain(hashSource(inline));
  }
});

test('throws when inline styles make the policy so long that hosts would drop it', () => {
  const styles = Array.from({ length: 40 }, (_, index) => `<style>a{order:${index}}</style>`);
  expect(() =>
    hostFiles([{ file: 'index.html', text: page(styles.join('')) }], someAddresses({})),
  ).toThrow('_headers');
});
