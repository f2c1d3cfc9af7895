import { Features, transform, type Targets } from 'lightningcss';

/** The browsers that MUI supports: https://mui.com/material-ui/getting-started/supported-platforms/ */
const supportedBrowsers: Targets = { chrome: 117 << 16, firefox: 121 << 16, safari: 17 << 16 };

/**
 * Minifies a document's styles. lightningcss also adds vendor prefixes, but none to the styles that
 * Emotion inserts in the browser: a prefix that is needed stands in the style itself.
 *
 * Version 1.33 ends the build with « Segmentation fault » at some sums of min() and calc() inside calc().
 * Another order of the terms, or no inner calc(), avoids it.
 */
export function minifyStyles(css: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    targets: supportedBrowsers,
    // It would write custom properties beside each `color-scheme`, for light-dark(), which nothing uses.
    exclude: Features.LightDark,
  });
  return code.toString();
}
