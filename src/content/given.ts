/** Joins the sentences that are not empty into one text. */
export function joinGiven(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}
