import { expect, test as base } from '@playwright/test';

interface Fixtures {
  /** Declares console errors or warnings that the test causes on purpose. */
  expectConsole: (pattern: RegExp) => void;
}

/** Fails a test one of whose pages throws, or logs an error or a warning that it did not declare. */
export const test = base.extend<Fixtures>({
  expectConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const complaints: string[] = [];
      context.on('weberror', (webError) => complaints.push(webError.error().message));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await use((pattern) => void expected.push(pattern));
      const unexpected = complaints.filter((text) => !expected.some((it) => it.test(text)));
      expect(unexpected, 'in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
