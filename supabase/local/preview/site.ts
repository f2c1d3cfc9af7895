import { existsSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../machine/repository';
import { StartError } from '../machine/start-error';

/**
 * The folder with the built site.
 *
 * @throws StartError when nothing has been built
 */
export function findBuiltSite(): string {
  const site = path.join(REPOSITORY, 'dist');
  if (!existsSync(path.join(site, 'index.html'))) {
    throw new StartError('There is no built site in dist/: run `npm run build` first.');
  }
  return site;
}
