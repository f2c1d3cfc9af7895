import webpack from 'webpack';
import type { Compiler, Configuration, Watching } from 'webpack';

// Longer than a hot update, which must not wait for this compilation.
const PAUSE_MS = 600;

/**
 * In development, watches a second configuration. Given to the development server, it would delay
 * each hot update until both are compiled.
 */
export class AfterClientPlugin {
  private watching: Watching | undefined;

  constructor(private readonly configuration: Configuration) {}

  apply(client: Compiler) {
    client.hooks.done.tap('AfterClient', () => {
      if (client.watchMode) this.watching ??= this.watch(client);
    });
    client.hooks.shutdown.tapAsync('AfterClient', (done) => {
      if (this.watching) this.watching.close(done);
      else done();
    });
  }

  private watch(client: Compiler): Watching | undefined {
    const logger = client.getInfrastructureLogger('site');
    return webpack(this.configuration).watch({ aggregateTimeout: PAUSE_MS }, (error, stats) => {
      if (error) logger.error(error);
      else if (stats?.hasErrors()) logger.error(stats.toString('errors-only'));
    });
  }
}
