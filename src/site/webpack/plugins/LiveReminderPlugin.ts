import type { Compiler } from 'webpack';
import { loadSiteBundle } from './loadSiteBundle';

/** Tells whoever builds what must still be filled in before going live. */
export class LiveReminderPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('LiveReminder', () => {
      const summary = loadSiteBundle(compiler).summarizeMissing();
      if (summary !== undefined) console.log(summary);
    });
  }
}
