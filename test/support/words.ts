/** The words of a text, with one ordinary space between them and no characters without width. */
export function words(text: string): string {
  return text
    .replace(/[\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Matches an accessible name by its exact words. */
export function named(expected: string): (name: string) => boolean {
  const exact = words(expected);
  return (name) => words(name) === exact;
}

/** Every string inside plain data, with its path. */
export function stringsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${path}.${key}`));
}
