type Words = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Fills the placeholders of a template, such as `{time}`. One without a value stays as it is. */
export function fillSentence(template: string, words: Words): string {
  return template.replace(PLACEHOLDER, (placeholder, name: string) => words[name] ?? placeholder);
}

/**
 * Replaces the sentence that was made from the same template, or appends one. A sentence that the
 * visitor has edited no longer matches the template, and stays.
 *
 * @param template a sentence with placeholders, such as `{time}`
 * @param words the placeholders' values
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
