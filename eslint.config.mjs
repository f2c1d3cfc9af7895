import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Imports run one way: pages -> sections -> components; only sections/contact reaches services. */
const layers = [
  { target: './src/content', from: './src', except: ['./content'] },
  { target: './src/theme', from: './src', except: ['./theme'] },
  { target: './src/hydration', from: './src', except: ['./hydration', './theme'] },
  { target: './src/services', from: './src', except: ['./services', './content', './config.ts'] },
  { target: './src/seo', from: './src', except: ['./seo', './content', './theme', './config.ts'] },
  {
    target: './src/components',
    from: './src',
    except: ['./components', './content', './hydration', './theme', './config.ts'],
  },
  {
    target: './src/sections',
    from: './src',
    except: [
      './sections',
      './components',
      './content',
      './hydration',
      './theme',
      './services',
      './config.ts',
    ],
  },
  {
    target: ['./src/sections/*.{ts,tsx}', './src/sections/!(contact)/**'],
    from: './src/services',
  },
  { target: './src/pages', from: './src/services' },
  { target: './src', from: ['./supabase', './test'] },
  { target: './src/*.{ts,tsx}', from: './src/services' },
  { target: ['./src/!(site)/**', './src/*.{ts,tsx}'], from: './src/site' },
  // Each of these rooms can be taken away alone: only webpack/ and public-files/ bring several
  // together.
  ...['drawings', 'go-live', 'hosts', 'share-preview'].map((room) => ({
    target: `./src/site/${room}`,
    from: './src/site',
    except: [`./${room}`, './htmlElements.ts', './siteAddresses.ts'],
  })),
  {
    target: ['./src/site/*.ts', './src/site/!(share-preview)/!(developmentConfiguration).ts'],
    from: './src/site/share-preview',
  },
  { target: './src/site/webpack/plugins', from: './src/site/share-preview' },
];

/** Imports of the backend run one way: each room knows those after `except`, and the files beside. */
const rooms = (folder, known) =>
  Object.entries(known).map(([room, others]) => ({
    target: `${folder}/${room}`,
    from: `${folder}`,
    except: [room, ...others].map((name) => `./${name}`),
  }));

const shared = ['demo-request.ts', 'deadline.ts', 'log.ts'];
const backendLayers = [
  ...rooms('./supabase/functions/send-contact-email', {
    request: shared,
    storage: shared,
    mail: ['storage/storage.ts', ...shared],
  }),
  ...rooms('./supabase/local', {
    machine: [],
    postgres: ['machine'],
    function: ['machine'],
    'mail-catcher': ['machine'],
    preview: ['machine'],
    stack: ['machine', 'postgres', 'function', 'mail-catcher'],
  }),
];

export default tseslint.config(
  { ignores: ['dist/', '.local/', '.cache/', 'coverage/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'import-x/no-default-export': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones: layers }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only src/config.ts reads it.' },
      ],
    },
  },
  {
    files: ['src/config.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['supabase/**/*.ts'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.js'] })] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones: backendLayers }],
    },
  },
  { files: ['supabase/functions/*/index.ts'], ...tseslint.configs.disableTypeChecked },
);
