import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compiler } from 'webpack';
import type * as SiteBundle from '../siteBundle';

/** Loads the bundle of siteBundle.ts that a compiler has emitted. */
export function loadSiteBundle({ outputPath }: Compiler): typeof SiteBundle {
  const file = path.join(outputPath, 'main.js');
  const require = createRequire(file);
  // In watch mode the file changes under the same name.
  Reflect.deleteProperty(require.cache, file);
  return require(file) as typeof SiteBundle;
}
