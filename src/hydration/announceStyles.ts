/**
 * Tells Emotion, before it starts, that the prerendered classes have their styles.
 *
 * @see https://emotion.sh/docs/ssr
 */
export function announceStyles(container: Element) {
  const ids = new Set<string>();
  for (const { classList } of container.querySelectorAll('[class*=css-]')) {
    for (const name of classList) if (name.startsWith('css-')) ids.add(name.slice('css-'.length));
  }
  const note = document.createElement('style');
  note.dataset.emotion = ['css', ...ids].join(' ');
  document.head.append(note);
}
