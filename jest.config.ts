import type { Config } from 'jest';

/** The compiler options of tsconfig.json that matter to emitted code; types are checked apart. */
const transform: Config['transform'] = {
  '\\.tsx?$': [
    'ts-jest',
    {
      tsconfig: {
        target: 'ES2022',
        module: 'CommonJS',
        jsx: 'react-jsx',
        esModuleInterop: true,
        resolveJsonModule: true,
        isolatedModules: true,
      },
      diagnostics: false,
    },
  ],
};

const patience = ['<rootDir>/test/setup/patience.ts'];

const config: Config = {
  projects: [
    {
      displayName: 'unit',
      testEnvironment: '<rootDir>/test/setup/browserEnvironment.ts',
      setupFilesAfterEnv: ['<rootDir>/test/setup/unit.ts'],
      testMatch: [
        '<rootDir>/test/src/**/*.test.ts?(x)',
        '<rootDir>/test/supabase/unit/**/*.test.ts',
      ],
      transform,
    },
    {
      displayName: 'function',
      testEnvironment: 'node',
      setupFilesAfterEnv: patience,
      testMatch: ['<rootDir>/test/supabase/function/**/*.test.ts'],
      transform,
    },
    {
      displayName: 'endurance',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/test/setup/endurance.ts'],
      testMatch: ['<rootDir>/test/supabase/endurance/**/*.test.ts'],
      transform,
    },
    {
      displayName: 'browser',
      testEnvironment: 'node',
      setupFilesAfterEnv: patience,
      testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
      transform,
    },
  ],
};

export default config;
