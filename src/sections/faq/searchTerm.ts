/** What the address asks for (`/?q=…`), as the site's search action has it; empty when nothing. */
export function searchTerm(): string {
  if (typeof window === 'undefined') return '';
  return new URLSearchParams(window.location.search).get('q')?.trim() ?? '';
}
