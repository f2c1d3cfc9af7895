import { contact } from '#src/content/sections/contact.ts';

/** What the page says after a native post, by the fragment to which the function redirects. */
export function nativeResult(id: string) {
  const result = contact.nativeResults.find((each) => each.id === id);
  if (!result) throw new Error(`No result of a native post has the fragment #${id}.`);
  return result;
}
