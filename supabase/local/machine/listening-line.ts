/**
 * Reads the line with which the function and the mail catcher say that they are up.
 *
 * @returns the object, or undefined when the line says something else
 */
export function parseListeningLine(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{') || !line.includes('"listening"')) return undefined;
  const entry: unknown = JSON.parse(line);
  return typeof entry === 'object' && entry !== null && Reflect.get(entry, 'code') === 'listening'
    ? { ...entry }
    : undefined;
}
