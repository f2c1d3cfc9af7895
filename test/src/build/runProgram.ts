import { execFile } from 'node:child_process';
import path from 'node:path';
import { repository } from '#src/build/webpack/folders.ts';

/**
 * Runs a program of `src/build` as package.json's scripts do.
 *
 * @param variables added to the environment
 * @returns its exit code and standard output
 */
export function runProgram(
  file: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
) {
  const options = { cwd: repository, env: { ...process.env, ...variables } };
  const program = path.join('src/build', file);
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['-r', 'ts-node/register', program, ...args],
      options,
      (error, output) => resolve({ code: error?.code ?? 0, output }),
    );
  });
}
