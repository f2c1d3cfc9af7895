/** A text with ordinary spaces, as Testing Library reads the page's own. */
export function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Every string inside plain data, with its path. */
export function stringsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${path}.${key}`));
}
