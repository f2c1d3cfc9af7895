/** The search term in the URL (`/?q=…`, as in the structured data's search action), or an empty string. */
export function searchTerm(): string {
  if (typeof window === 'undefined') return '';
  return new URLSearchParams(window.location.search).get('q')?.trim() ?? '';
}
