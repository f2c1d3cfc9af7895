import { virtual } from '@guidepup/virtual-screen-reader';
import { words } from './words';

const MORE_PHRASES_THAN_ANY_PART_HAS = 500;

/** What the reader says about structure only: ends, and blocks without a name. */
const structure = /^(end of .*|paragraph|strong)$/;

/** What a screen reader says about a whole part of the page, without structure. */
export async function readAloud(container: HTMLElement): Promise<string[]> {
  const pseudoElements = ignorePseudoElements();
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

/** jsdom cannot style pseudo-elements and reports an error when the reader reads their styles. */
function ignorePseudoElements() {
  const styleOf = window.getComputedStyle.bind(window);
  return jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => styleOf(element));
}
