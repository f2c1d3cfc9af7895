/** The URL's search term (`/?q=…`, see the structured data's search action), or an empty string. */
export function searchTerm(): string {
  if (typeof window === 'undefined') return '';
  return new URLSearchParams(window.location.search).get('q')?.trim() ?? '';
}
