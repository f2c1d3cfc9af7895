export interface Explanation {
  title: string;
  text: string;
}

/** Leaves out explanations without a text: the owner has not given their fact. */
export function keepGiven(explanations: Explanation[]): Explanation[] {
  return explanations.filter(({ text }) => text !== '');
}

/** Joins the sentences that are not empty into one text. */
export function joinGiven(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}
