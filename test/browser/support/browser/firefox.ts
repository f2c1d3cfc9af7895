import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const names = ['firefox', 'firefox-esr'];

/** The Firefox that FIREFOX_PATH names, or the first one in PATH. */
export function findFirefox(env: NodeJS.ProcessEnv): string | undefined {
  if (env.FIREFOX_PATH) return env.FIREFOX_PATH;
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => isExecutable(file));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
