import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../../../supabase/local/machine/repository';

const SOURCES = ['src', 'public', 'package.json', 'tsconfig.json', 'webpack.config.ts'];

export const WEBPACK = path.join(REPOSITORY, 'node_modules/webpack-cli/bin/cli.js');

/** A copy of what webpack reads, so that nothing here touches the tree somebody works in. */
export interface SiteCopy {
  readonly folder: string;
  /** The built site. */
  readonly dist: string;
  /** A production build; returns its milliseconds and throws when it fails. */
  build(environment: Readonly<Record<string, string>>): number;
  /** Forgets what webpack kept of earlier builds. */
  forget(): void;
  /** Replaces a text that a file must contain; the returned function puts it back. */
  edit(file: string, text: string, replacement: string): () => void;
  read(file: string): string;
  remove(): void;
}

export function copySite(): SiteCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));
  for (const name of SOURCES) {
    cpSync(path.join(REPOSITORY, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return {
    folder,
    dist: path.join(folder, 'dist'),
    build: (environment) => build(folder, environment),
    forget: () => rmSync(path.join(folder, '.cache'), { recursive: true, force: true }),
    edit: (file, text, replacement) => edit(path.join(folder, file), text, replacement),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function build(cwd: string, environment: Readonly<Record<string, string>>): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [WEBPACK, '--mode=production'], {
    cwd,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  return performance.now() - start;
}

function edit(file: string, text: string, replacement: string): () => void {
  const original = readFileSync(file, 'utf8');
  if (!original.includes(text)) throw new Error(`${file} does not contain ${text}`);
  writeFileSync(
    file,
    original.replace(text, () => replacement),
  );
  return () => writeFileSync(file, original);
}
