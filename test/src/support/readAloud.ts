import { virtual } from '@guidepup/virtual-screen-reader';
import { words } from './words';

const MORE_PHRASES_THAN_ANY_PART_HAS = 500;

/** What the reader says of structure alone: ends, and blocks that carry no name. */
const structure = /^(end of .*|paragraph|strong)$/;

/**
 * What a screen reader says of a part of the page, read from its beginning to its end, without the
 * phrases that tell of nothing but structure.
 */
export async function readAloud(container: HTMLElement): Promise<string[]> {
  const pseudoElements = forgetPseudoElements();
  await virtual.start({ container });
  const last = `end of ${await virtual.lastSpokenPhrase()}`;
  for (let count = 0; count < MORE_PHRASES_THAN_ANY_PART_HAS; count += 1) {
    await virtual.next();
    if ((await virtual.lastSpokenPhrase()) === last) break;
  }
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  pseudoElements.mockRestore();
  return phrases.map(words).filter((phrase) => !structure.test(phrase));
}

/** jsdom has no styles of pseudo-elements and complains when the reader asks for them. */
function forgetPseudoElements() {
  const styleOf = window.getComputedStyle.bind(window);
  return jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => styleOf(element));
}
