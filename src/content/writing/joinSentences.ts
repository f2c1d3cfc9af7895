/** Joins the sentences that are not empty into one text. */
export function joinSentences(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}
