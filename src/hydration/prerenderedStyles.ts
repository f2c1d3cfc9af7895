/**
 * Tells Emotion, before it starts, which classes have their styles already. It writes them all
 * itself where the later stylesheet has not come.
 *
 * @see https://emotion.sh/docs/ssr
 */
export function announcePrerenderedStyles(container: Element) {
  const laterStyles = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (laterStyles && !laterStyles.sheet) return;
  const ids = new Set<string>();
  for (const { classList } of container.querySelectorAll('[class*=css-]')) {
    for (const name of classList) if (name.startsWith('css-')) ids.add(name.slice('css-'.length));
  }
  const note = document.createElement('style');
  note.dataset.emotion = ['css', ...ids].join(' ');
  document.head.append(note);
}
