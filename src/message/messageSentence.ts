type Words = Readonly<Record<string, string>>;

const SLOT = /\{(\w+)\}/g;

/** Fills the slots of a sentence, such as `{time}`; one without words stays as it is. */
export function fillSentence(template: string, words: Words): string {
  return template.replace(SLOT, (slot, name: string) => words[name] ?? slot);
}

/**
 * Puts a sentence into a message: in the place of an earlier one of the same template, or after
 * everything else. An earlier one whose fixed words were changed is the visitor's own text and
 * stays.
 *
 * @param template the sentence with its slots, such as `{time}`
 * @param words what fills the slots
 */
export function putSentence(message: string, template: string, words: Words): string {
  const sentence = fillSentence(template, words);
  const earlier = sentencePattern(template);
  if (earlier.test(message)) return message.replace(earlier, () => sentence);
  if (message.trim() === '') return sentence;
  return `${message}${message.endsWith('\n') ? '' : '\n\n'}${sentence}`;
}

function sentencePattern(template: string): RegExp {
  const fixed = template
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(fixed.join('[^.:;!?\\n]{1,100}'), 'u');
}
