import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What each module (a folder) may import besides itself; `.` is the files outside any module. Every
 * folder is in one.
 */
type Modules = Record<string, string[]>;

const shared = ['config', 'content', 'theme', 'hydration', 'browser'];
const everySection = [...shared, 'components', 'message'];

const src: Modules = {
  content: [],
  theme: [],
  browser: ['theme'],
  hydration: ['theme'],
  services: ['config', 'content'],
  seo: ['config', 'content', 'theme'],
  components: shared,
  message: shared,
  sections: everySection,
  'sections/contact': [...everySection, 'sections', 'services'],
  pages: [...everySection, 'sections', 'seo'],
  build: ['App', 'config', 'content', 'hydration', 'pages', 'theme'],
  '.': [...everySection, 'sections', 'pages'],
};

const sharedByBuild = ['contentType', 'htmlElements', 'openFont', 'siteUrls'];
/** Independent of each other; only webpack combines several. */
const build: Modules = {
  hosts: sharedByBuild,
  'share-preview': sharedByBuild,
  'fallback-fonts': [...sharedByBuild, 'webpack'],
  'public-files': sharedByBuild,
  webpack: [...sharedByBuild, 'prerender', 'hosts', 'public-files', 'share-preview'],
};

const sharedByFunction = ['demo-request', 'deadline', 'log', 'this-machine'];
const demoRequestFunction: Modules = {
  request: sharedByFunction,
  storage: sharedByFunction,
  mail: [...sharedByFunction, 'storage/storage'],
};

const local: Modules = {
  machine: [],
  postgres: ['machine'],
  function: ['machine'],
  'mail-catcher': ['machine'],
  preview: ['machine'],
  stack: ['machine', 'postgres', 'function', 'mail-catcher'],
};

describe.each([
  ['src', src],
  ['src/build', build],
  ['supabase/functions/send-contact-email', demoRequestFunction],
  ['supabase/local', local],
])('%s', (folder, modules) => {
  const imports = importsWithin(folder);

  it('has each of its folders in a module', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((it) => it.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !modules[name])).toEqual([]);
  });

  it.each(Object.entries(modules))('%s imports only %j', (module, allowed) => {
    const ofModule = imports.filter(({ file }) => moduleOf(file, modules) === module);
    expect(ofModule).not.toHaveLength(0);
    const isOwn = (target: string) =>
      module === '.' ? !target.includes('/') : isIn(target, module);
    const foreign = ofModule.filter(({ target }) => !isOwn(target));
    expect(foreign.filter(({ target }) => !allowed.some((name) => isIn(target, name)))).toEqual([]);
  });
});

it.each([
  ['src', '../supabase/functions/_shared/contract'],
  ['supabase/functions/send-contact-email', '../_shared/contract'],
])('%s imports only itself and the contract of page and function', (folder, contract) => {
  const outside = allImports(folder).filter(({ target }) => target.startsWith('..'));
  expect(outside.filter(({ target }) => target !== contract)).toEqual([]);
});

it('the contract of page and function imports nothing', () => {
  expect(allImports('supabase/functions/_shared')).toEqual([]);
});

function moduleOf(file: string, modules: Modules): string | undefined {
  const [longest] = Object.keys(modules)
    .filter((module) => file.startsWith(`${module}/`))
    .sort((a, b) => b.length - a.length);
  return longest ?? (file.includes('/') ? undefined : '.');
}

function isIn(file: string, module: string): boolean {
  return file === module || file.startsWith(`${module}/`);
}

function importsWithin(folder: string) {
  return allImports(folder).filter(({ target }) => !target.startsWith('..'));
}

/** Files and their imports, relative to the folder and without extensions. */
function allImports(folder: string): { file: string; target: string }[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const code = readFileSync(path.join(folder, name), 'utf8');
      return [...code.matchAll(/(?:from |import |import\()'(\.[^']+)'/g)].map(
        ([, target = '']) => ({
          file: withoutExtension(name),
          target: withoutExtension(path.posix.join(path.posix.dirname(name), target)),
        }),
      );
    });
}

function withoutExtension(name: string): string {
  return name.replace(/\.tsx?$/, '');
}
