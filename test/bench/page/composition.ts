import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { SourceMapPayload, SourceMapping } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Goal, atMost } from './goal';
import { scriptsOnLoad } from '../../browser/support/scriptsOnLoad';

const KIB = 1024;
const OWN_CODE = '(this site)';

/** Compressed bytes by npm package. */
export type Composition = Readonly<Record<string, number>>;

export interface Compositions {
  readonly onLoad: Composition;
  readonly all: Composition;
}

/**
 * Tells which package the bytes of the built scripts come from: each script's brotli size, shared
 * out by the characters that its source map traces back to a package.
 */
export function composeScripts(dist: string): Compositions {
  const assets = path.join(dist, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const early = scriptsOnLoad(dist, 'index.html').map((address) => path.basename(address));
  const shares = new Map(scripts.map((file) => [file, shareOut(path.join(assets, file))]));
  return {
    onLoad: add(early.map((file) => shares.get(file) ?? {})),
    all: add([...shares.values()]),
  };
}

export function judgeComposition({ onLoad }: Compositions): Goal[] {
  return [atMost(72, 'KiB', 'scripts on load, brotli', totalOf(onLoad) / KIB)];
}

export function totalOf(composition: Composition): number {
  return Object.values(composition).reduce((sum, bytes) => sum + bytes, 0);
}

function shareOut(file: string): Composition {
  const code = readFileSync(file, 'utf8');
  const compressed = brotliCompressSync(code).length;
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  const characters: Record<string, number> = {};
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const name = packageOf(map.findEntry(line, column));
      characters[name] = (characters[name] ?? 0) + 1;
    }
  }
  const total = totalOf(characters);
  return Object.fromEntries(
    Object.entries(characters).map(([name, count]) => [name, (compressed * count) / total]),
  );
}

// Declared as always there, but missing for characters that come from no source.
function packageOf({ originalSource = '' }: Partial<SourceMapping>): string {
  if (originalSource.includes('webpack/') && !originalSource.includes('node_modules')) {
    return 'webpack';
  }
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(originalSource)?.[1] ?? OWN_CODE;
}

function add(compositions: readonly Composition[]): Composition {
  const sum: Record<string, number> = {};
  for (const [name, bytes] of compositions.flatMap((each) => Object.entries(each))) {
    sum[name] = (sum[name] ?? 0) + bytes;
  }
  return sum;
}
