import webpack from 'webpack';
import type { Compiler, Configuration, Watching } from 'webpack';

// Longer than a hot update takes: the page in the browser comes first.
const PAUSE_MILLISECONDS = 600;

/**
 * In development, compiles another configuration apart from the page's own. As one of the server's
 * configurations, it would hold back each hot update until both are compiled.
 */
export class AfterClientPlugin {
  private watching: Watching | undefined;

  constructor(private readonly configuration: Configuration) {}

  apply(client: Compiler) {
    client.hooks.done.tap('AfterClient', () => {
      if (client.watchMode) this.watching ??= this.watch(client);
    });
    client.hooks.shutdown.tapPromise('AfterClient', () => this.close());
  }

  private watch(client: Compiler): Watching | undefined {
    const logger = client.getInfrastructureLogger('site');
    return webpack(this.configuration).watch(
      { aggregateTimeout: PAUSE_MILLISECONDS },
      (error, stats) => {
        if (error) logger.error(error);
        else if (stats?.hasErrors()) logger.error(stats.toString('errors-only'));
      },
    );
  }

  private close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.watching) this.watching.close(() => resolve());
      else resolve();
    });
  }
}
