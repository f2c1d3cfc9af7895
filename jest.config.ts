import type { Config } from 'jest';

const transform: Config['transform'] = {
  '\\.tsx?$': ['ts-jest', { tsconfig: { module: 'CommonJS', verbatimModuleSyntax: false, noEmit: false, allowImportingTsExtensions: false, rewriteRelativeImportExtensions: false }, diagnostics: false }],
};

const config: Config = {
  projects: [
    {
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/src/**/*.test.ts?(x)', '<rootDir>/test/supabase/unit/**/*.test.ts'],
      transform,
    },
    {
      displayName: 'function',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/supabase/function/**/*.test.ts'],
      transform,
    },
    {
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
      transform,
    },
  ],
};

export default config;
