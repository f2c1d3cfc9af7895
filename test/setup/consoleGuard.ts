import { format } from 'node:util';

interface Expectation {
  pattern: RegExp;
  isMet: boolean;
}

const expectations: Expectation[] = [];
const unexpected: string[] = [];
const original = { error: console.error, warn: console.warn };

/** Announces a console error (or warning) that the test under way must cause. */
export function expectConsoleError(pattern: RegExp): void {
  expectations.push({ pattern, isMet: false });
}

/** Makes every other console error or warning fail the test that caused it. */
export function guardConsole(): void {
  beforeEach(() => {
    expectations.length = 0;
    unexpected.length = 0;
    console.error = record;
    console.warn = record;
  });
  afterEach(() => {
    Object.assign(console, original);
    if (unexpected.length > 0) throw new Error(`Unexpected output:\n${unexpected.join('\n')}`);
    const missing = expectations.filter(({ isMet }) => !isMet).map(({ pattern }) => pattern);
    if (missing.length > 0) throw new Error(`No console error matched ${missing.join(', ')}`);
  });
}

function record(...output: unknown[]) {
  const text = format(...output);
  const matching = expectations.filter(({ pattern }) => pattern.test(text));
  if (matching.length === 0) unexpected.push(text);
  for (const expectation of matching) expectation.isMet = true;
}
