import { Features, transform, type Targets } from 'lightningcss';

/** The browsers that MUI supports: https://mui.com/material-ui/getting-started/supported-platforms/ */
const supportedBrowsers: Targets = { chrome: 117 << 16, firefox: 121 << 16, safari: 17 << 16 };

/** Minifies styles, and adds the vendor prefixes that the supported browsers need. */
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
