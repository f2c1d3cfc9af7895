import type { EmotionCache } from '@emotion/cache';
import type { EmotionServer } from '@emotion/server/create-instance';
import { transform } from 'lightningcss';
import type { Targets } from 'lightningcss';

interface RenderedPage {
  /** Markup of the part that the first paint shows. */
  top: string;
  html: string;
  /** The Emotion cache that both were rendered with. */
  cache: EmotionCache;
  emotion: EmotionServer;
}

/** Splits a page's Emotion styles in two: the global ones with those of its top, and all others. */
export function criticalCss({ top, html, cache, emotion }: RenderedPage) {
  // Emotion includes all keyframes each time; those of the drawing are deferred with it.
  const isKeyframes = (id: string) => id.startsWith('animation-');
  const critical = emotion.extractCritical(top).ids.filter((id) => !isKeyframes(id));
  const deferred = emotion.extractCritical(html).ids.filter((id) => !critical.includes(id));
  const cssOf = (ids: string[]) => minify(ids.map((id) => cache.inserted[id]).join(''));
  return { critical: cssOf(critical), deferred: cssOf(deferred) };
}

/** Those that MUI supports: https://mui.com/material-ui/getting-started/supported-platforms/ */
const supportedBrowsers: Targets = { chrome: 117 << 16, firefox: 121 << 16, safari: 17 << 16 };

/** Also drops declarations that the theme overrides. */
function minify(css: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    targets: supportedBrowsers,
  });
  return code.toString();
}
