import { WebpackError } from 'webpack';
import type { Compiler } from 'webpack';
import { loadSiteBundle } from './loadSiteBundle';

/** Ends a build with a warning while something must still be filled in before going live. */
export class LiveWarningPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('LiveWarning', (compilation) => {
      const summary = loadSiteBundle(compiler).summarizeMissing();
      if (summary !== undefined) compilation.warnings.push(new WebpackError(summary));
    });
  }
}
