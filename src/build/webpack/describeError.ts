import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

/**
 * Returns an error's message, with the source file and the line that threw it.
 *
 * @param bundle the file that ran, with its source map beside it
 */
export function describeError(error: unknown, bundle: string): string {
  const frames = error instanceof Error ? (error.stack ?? '') : '';
  const start = frames.indexOf(`${bundle}:`);
  if (start === -1) return String(error);
  const [line = 1, column = 1] = frames
    .slice(start + bundle.length + 1)
    .split(/\D/, 2)
    .map(Number);
  const map = JSON.parse(readFileSync(`${bundle}.map`, 'utf8')) as SourceMapPayload;
  const place = new SourceMap(map).findEntry(line - 1, column - 1);
  if (!('originalSource' in place)) return String(error);
  return `${String(error)}\n    at ${place.originalSource}:${place.originalLine + 1}`;
}
