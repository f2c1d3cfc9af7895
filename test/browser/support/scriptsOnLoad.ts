import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The addresses of the scripts that a built document loads by itself. */
export function scriptsOnLoad(dist: string, document: string): string[] {
  const html = readFileSync(path.join(dist, document), 'utf8');
  const scripts = /<script data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ');
  if (!scripts) throw new Error(`${document} names no scripts to load.`);
  return scripts;
}
