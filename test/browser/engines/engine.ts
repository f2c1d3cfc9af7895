import { spawnSync } from 'node:child_process';

/** A window of a browser that Playwright does not drive. */
export interface EngineWindow {
  goTo(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Errors and warnings in the console since the page loaded. */
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
  const { stdout } = spawnSync('which', names, { encoding: 'utf8' });
  return stdout ? stdout.split('\n')[0] : undefined;
}

/** Runs in the page: neither driver waits until an element stops moving before it clicks. */
export async function whenStill(selector: string): Promise<Element | null> {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const top = () => element?.getBoundingClientRect().top;
  for (let before: number | undefined; before !== top(); await new Promise(requestAnimationFrame))
    before = top();
  return element;
}
