import type { Compiler } from 'webpack';
import { loadSiteBundle } from './loadSiteBundle';

/** Prints how many points are missing before the site can go live. */
export class LiveReminderPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('LiveReminder', () => {
      const summary = loadSiteBundle(compiler).summarizeMissing();
      if (summary !== undefined) console.log(summary);
    });
  }
}
