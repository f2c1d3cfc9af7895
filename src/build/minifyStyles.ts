import { transform, type Targets } from 'lightningcss';

/** Those that MUI supports: https://mui.com/material-ui/getting-started/supported-platforms/ */
const supportedBrowsers: Targets = { chrome: 117 << 16, firefox: 121 << 16, safari: 17 << 16 };

/** Also drops declarations that the theme overrides. */
export function minifyStyles(css: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css.replaceAll('(min-width:0px)', 'all')),
    minify: true,
    targets: supportedBrowsers,
  });
  return code.toString();
}
