/** Matches the name that Emotion gives to a class: the cache's key, and a hash of the styles. */
const CLASS_NAME = /\bc-[a-z0-9]+/g;

/**
 * Compression cannot shorten hashes: these are 330 bytes of the landing page (November 2026).
 *
 * @param styles where the classes are
 * @param islands markup that React hydrates: its classes keep their names, which React expects
 * @returns a function that gives the other classes short names in a text, be it styles or markup
 */
export function classNameShortener(styles: string, islands: string) {
  const names = new Set(styles.match(CLASS_NAME));
  const shortNames = new Map(
    [...names]
      .filter((name) => !islands.includes(name))
      .map((name, rank) => [name, `c-${rank.toString(36)}`]),
  );
  return (text: string) => text.replace(CLASS_NAME, (name) => shortNames.get(name) ?? name);
}
