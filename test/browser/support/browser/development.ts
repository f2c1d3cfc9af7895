import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicFiles } from '../../../../src/content/publicFiles';
import { findFreePort } from '../../../../supabase/local/machine/ports';
import { eventually } from '../../../supabase/function/eventually';

const repository = path.resolve(__dirname, '../../../..');
const COPIED = ['src', 'public', 'webpack.config.ts', 'tsconfig.json', 'package.json'];

export interface Development {
  readonly address: string;
  /** Replaces `before`, which must be there, in a file of the copy. */
  edit(file: string, before: string, after: string): void;
  stop(): Promise<void>;
}

/** The real development server, on a copy inside the repository: edits must not touch the tree. */
export async function startDevelopment(): Promise<Development> {
  mkdirSync(path.join(repository, '.cache'), { recursive: true });
  const copy = mkdtempSync(path.join(repository, '.cache/development-'));
  for (const name of COPIED) {
    cpSync(path.join(repository, name), path.join(copy, name), { recursive: true });
  }
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
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
    await eventually(async () => expect((await fetch(address)).ok).toBe(true), 100_000);
    // The server holds it back until the first documents and images are made.
    await fetch(`${address}${publicFiles.shareImage}`);
  } catch (problem) {
    await stop();
    throw problem;
  }
  return {
    address,
    edit: (file, before, after) => {
      const where = path.join(copy, file);
      const text = readFileSync(where, 'utf8');
      expect(text).toContain(before);
      writeFileSync(where, text.replace(before, after));
    },
    stop,
  };
}
