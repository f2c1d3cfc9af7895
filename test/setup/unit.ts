import { format } from 'node:util';

const expected: RegExp[] = [];
const missing = new Set<RegExp>();
const unexpected: string[] = [];
const original = { error: console.error, warn: console.warn };

/** Declares a console error or warning that the current test must cause. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
  missing.add(pattern);
}

// Every other console error or warning fails the test that caused it.
beforeEach(() => {
  expected.length = 0;
  missing.clear();
  unexpected.length = 0;
  Object.assign(console, { error: record, warn: record });
});
afterEach(() => {
  Object.assign(console, original);
  if (unexpected.length > 0) throw new Error(`Unexpected output:\n${unexpected.join('\n')}`);
  if (missing.size > 0) throw new Error(`No console error matched ${[...missing].join(', ')}`);
});

/** What webpack inlines at build time. */
Object.assign(process.env, {
  SITE_URL: 'https://www.banclair.example',
  SUPABASE_URL: '',
  SUPABASE_ANON_KEY: 'unit-test-key',
  SHARE_IMAGE_PATH: '/assets/share-image.png',
});

function record(...output: unknown[]) {
  const text = format(...output);
  const matching = expected.filter((pattern) => pattern.test(text));
  if (matching.length === 0) unexpected.push(text);
  for (const pattern of matching) missing.delete(pattern);
}
