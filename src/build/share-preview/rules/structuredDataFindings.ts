import { collectFindings, error, GOOGLE, warning, type Finding } from './finding';

/**
 * Checks that crawlers can read a page's structured data. What it says is typed where it is built.
 *
 * @param scripts texts of the page's JSON-LD elements
 */
export function structuredDataFindings(scripts: readonly string[]): Finding[] {
  return collectFindings(
    scripts.length === 0 && warning(GOOGLE, "La page n'a pas de données structurées."),
    !scripts.every(isJson) &&
      error(GOOGLE, 'Les données structurées (JSON-LD) sont illisibles : ce n’est pas du JSON.'),
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
