import { Features, transform, type Targets } from 'lightningcss';

/** The browsers that MUI supports: https://mui.com/material-ui/getting-started/supported-platforms/ */
const supportedBrowsers: Targets = { chrome: 117 << 16, firefox: 121 << 16, safari: 17 << 16 };

/** Minifies styles, and drops declarations that the theme overrides. */
export function minifyStyles(css: string): string {
  // The first pass unwraps MUI's styles for every width; the second merges each with its class.
  return minify(minify(css.replaceAll('(min-width:0px)', 'all')));
}

function minify(css: string): string {
  const code = Buffer.from(css);
  return transform({
    filename: 'styles.css',
    code,
    minify: true,
    targets: supportedBrowsers,
    // It would write custom properties beside each `color-scheme`, for light-dark(), which nothing uses.
    exclude: Features.LightDark,
  }).code.toString();
}
