import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../../supabase/local/machine/start-error';

/** @throws StartError when the folder holds no built site */
export function requireBuiltSite(folder: string): void {
  if (existsSync(path.join(folder, 'index.html'))) return;
  throw new StartError(
    `There is no built site in ${path.basename(folder)}/: run \`npm run build\` first.`,
  );
}
