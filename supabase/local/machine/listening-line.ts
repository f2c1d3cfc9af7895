/**
 * Parses the line that the function and the mail catcher log once they listen.
 *
 * @returns the logged object, or undefined for any other line
 */
export function parseListeningLine(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{') || !line.includes('"listening"')) return undefined;
  const entry: unknown = JSON.parse(line);
  return typeof entry === 'object' && entry !== null && Reflect.get(entry, 'code') === 'listening'
    ? { ...entry }
    : undefined;
}
