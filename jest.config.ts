const { availableParallelism } = require('node:os') as typeof import('node:os');

/** Strips types, which `npm run lint` checks, and compiles JSX and syntax newer than Node 20. */
const transform = {
  '\\.(tsx?|m?js)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** httpxy is an ES module only, which Jest cannot load from CommonJS. */
const transformIgnorePatterns = ['/node_modules/(?!httpxy/)'];

/** Other tests copy the repository there meanwhile. */
const modulePathIgnorePatterns = ['<rootDir>/.cache/'];

/** What every project needs to load the code. */
const shared = { transform, transformIgnorePatterns, modulePathIgnorePatterns };

const jestConfiguration: import('jest').Config = {
  // Two workers more than there are processors: tests of servers often wait.
  maxWorkers: availableParallelism() + 2,
  // jsdom resolves styles slowly; real browsers, databases and servers are slow on a busy machine.
  testTimeout: 30_000,
  // `.test.ts` runs in Node and `.test.tsx` in jsdom, unless the file says otherwise. `.server.test.ts`
  // starts Deno, Postgres or whole programs, or reads the built site.
  projects: [
    {
      displayName: 'unit',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/test/setup/unit.ts'],
      testMatch: ['<rootDir>/test/{src,supabase}/**/*.test.ts', '!**/*.server.test.ts'],
      ...shared,
    },
    {
      displayName: 'component',
      testEnvironment: '<rootDir>/test/setup/jsdomEnvironment.ts',
      setupFilesAfterEnv: ['<rootDir>/test/setup/unit.ts', '<rootDir>/test/setup/components.ts'],
      testMatch: ['<rootDir>/test/src/**/*.test.tsx'],
      ...shared,
    },
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/**/*.server.test.ts'],
      ...shared,
    },
  ],
};

module.exports = jestConfiguration;
