import { expect, test as base } from '@playwright/test';

interface Fixtures {
  /** Declares console errors or warnings that the test must cause, each at least once. */
  expectConsole: (...patterns: RegExp[]) => void;
}

/** Fails a test one of whose pages throws, or logs other errors and warnings than it declared. */
export const test = base.extend<Fixtures>({
  expectConsole: [
    async ({ context }, use, testInfo) => {
      const expected: RegExp[] = [];
      const complaints: string[] = [];
      context.on('weberror', (webError) => complaints.push(webError.error().message));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await use((...patterns) => void expected.push(...patterns));
      const unexpected = complaints.filter((text) => !expected.some((it) => it.test(text)));
      expect(unexpected, 'in the console').toEqual([]);
      // A test that has failed may have stopped before it caused them.
      if (testInfo.status !== 'passed') return;
      const missing = expected.filter((pattern) => !complaints.some((text) => pattern.test(text)));
      expect(missing, 'not in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
