import type { FaqItem } from '../../content/sections/faq';

const STOP_WORDS = new Set(
  'aux avec ces cette ces comment combien dans des elle est est-ce fait faut ils les leur leurs mes mon nos notre par pas plus pour quel quelle quelles quels que qui quoi ses son sont sur une vos votre'.split(
    ' ',
  ),
);
const MIN_WORD_LENGTH = 3;
const IN_QUESTION = 2;
const IN_ANSWER = 1;

/**
 * Finds the question that best matches a search, ignoring case and accents. A search word matches
 * the words that start with it. A match in a question counts twice, in an answer once.
 *
 * @returns the first question with the highest score; undefined when nothing matches
 */
export function findQuestion<Item extends Pick<FaqItem, 'question' | 'answer'>>(
  typed: string,
  items: readonly Item[],
): Item | undefined {
  const wanted = wordsOf(typed).filter(
    (word) => word.length >= MIN_WORD_LENGTH && !STOP_WORDS.has(word),
  );
  const scores = items.map(({ question, answer }) => {
    const inQuestion = wordsOf(question);
    const inAnswer = wordsOf(answer);
    return wanted.reduce((score, word) => {
      const startsWithIt = (found: string) => found.startsWith(word);
      if (inQuestion.some(startsWithIt)) return score + IN_QUESTION;
      return inAnswer.some(startsWithIt) ? score + IN_ANSWER : score;
    }, 0);
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? undefined : items[scores.indexOf(best)];
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\d]+/gu) ?? [];
}
