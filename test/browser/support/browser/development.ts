import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shareImage } from '#src/content/publicFiles.ts';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { eventually } from '../../../supabase/function/eventually';

const repository = path.resolve(__dirname, '../../../..');
const COPIED = [
  ...['src', 'public', 'supabase/functions/_shared'],
  ...['webpack.config.ts', 'tsconfig.json', 'package.json'],
];

export interface Development {
  readonly url: string;
  /** Replaces `before`, which must be there, in a file of the copy. */
  edit(file: string, before: string, after: string): void;
  stop(): Promise<void>;
}

/** Starts the real development server on a copy, so that edits do not touch the working tree. */
export async function startDevelopment(): Promise<Development> {
  mkdirSync(path.join(repository, '.cache'), { recursive: true });
  const copy = mkdtempSync(path.join(repository, '.cache/development-'));
  for (const name of COPIED) {
    cpSync(path.join(repository, name), path.join(copy, name), { recursive: true });
  }
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    [path.join(repository, 'node_modules/webpack-cli/bin/cli.js'), 'serve'],
    { cwd: copy, env: { ...process.env, PAGE_PORT: String(port) }, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(copy, { recursive: true, force: true });
  };
  try {
    await eventually(async () => expect((await fetch(url)).ok).toBe(true), 100_000);
    // The server holds this request until the first documents and images are made.
    await fetch(`${url}${shareImage.path}`);
  } catch (problem) {
    await stop();
    throw problem;
  }
  return {
    url,
    edit: (file, before, after) => {
      const where = path.join(copy, file);
      const text = readFileSync(where, 'utf8');
      expect(text).toContain(before);
      writeFileSync(where, text.replace(before, after));
    },
    stop,
  };
}
