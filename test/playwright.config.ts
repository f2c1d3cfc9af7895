import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/chromium';

const repository = path.resolve(__dirname, '..');

export default defineConfig({
  testDir: './browser',
  outputDir: '../.cache/failures',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  globalSetup: './support/chromium.ts',
  webServer: {
    command: 'node -r ts-node/register test/browser/support/serveSite.ts',
    cwd: repository,
    wait: {
      stdout: /(?<site_under_test>\S+) (?<database_under_test>\S+) (?<mailbox_under_test>\S+)\n/,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  expect: {
    timeout: 10_000,
    toPass: { timeout: 10_000 },
    // Accepted screenshots are of the same browser: any other colour is a difference.
    toHaveScreenshot: { threshold: 0.01 },
  },
  use: {
    baseURL: process.env.SITE_UNDER_TEST,
    launchOptions,
    locale: 'fr-FR',
    // Smooth scrolling takes up to two seconds for each click. Tests of motion ask for it.
    reducedMotion: 'reduce',
    // Recording makes the suite half as slow again. Elsewhere, `--trace on` records what failed.
    trace: process.env.CI ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
