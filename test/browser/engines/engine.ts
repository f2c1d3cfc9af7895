import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** A window of a browser that Playwright does not drive. */
export interface EngineWindow {
  goTo(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Errors and warnings in the console since the page has loaded. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** What the tests need of the machine, and how to get it. */
  requirement: string;
  isInstalled: boolean;
  openWindow: () => Promise<EngineWindow>;
}

/** The first of some programs that is in PATH. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
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
