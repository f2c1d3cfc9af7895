import type { EmotionCache } from '@emotion/cache';
import type { EmotionServer } from '@emotion/server/create-instance';
import { transform } from 'lightningcss';
import type { Targets } from 'lightningcss';

/** Rules for paper, and of movements, in minified styles. */
const forLater = /@(?:media print|keyframes [\w-]+)\{(?:[^{}]+\{[^{}]*\})+\}/g;

/**
 * The styles that Emotion has made for a document, minified: the global ones with those of the
 * classes in its first paint, and those of the classes that stand only after it, or for paper.
 *
 * @param html the document; in its first paint are its first section, without what its figures hold,
 *   and what stands before
 */
export function prerenderedStyles(html: string, cache: EmotionCache, emotion: EmotionServer) {
  const second = html.indexOf('<section', html.indexOf('<section') + 1);
  const start = second < 0 ? html : html.slice(0, second);
  const first = emotion.extractCritical(start.replace(/(<figure[^>]*>).*?(?=<\/figure>)/gs, '$1'));
  const later = emotion.extractCritical(html).ids.filter((id) => !first.ids.includes(id));
  const styles = minified(first.css);
  if (later.length === 0) return { first: styles, later: '' };
  return {
    first: styles.replace(forLater, ''),
    later: [
      minified(later.map((id) => cache.inserted[id]).join('')),
      ...(styles.match(forLater) ?? []),
    ].join(''),
  };
}

/**
 * Takes away those of MUI's class names that no style speaks of, a tenth of the document, and inline
 * styles that say what holds without them. React leaves the attributes of prerendered elements as
 * they are.
 */
export function withoutIdleAttributes(html: string, styles: string): string {
  return html
    .replace(/ style="(--Paper-shadow:none|min-height:0px)"/g, '')
    .replace(/ class="([^"]*)"/g, (_attribute, names: string) => {
      const kept = names
        .split(' ')
        .filter((name) => !name.startsWith('Mui') || styles.includes(`.${name}`));
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
    });
}

/** Those that MUI supports: https://mui.com/material-ui/getting-started/supported-platforms/ */
const supportedBrowsers: Targets = { chrome: 117 << 16, firefox: 121 << 16, safari: 17 << 16 };

/** Components say one thing and the theme over it another: what nothing obeys is left out. */
function minified(css: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    targets: supportedBrowsers,
  });
  return code.toString();
}
