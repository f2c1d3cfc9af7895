import { execFile } from 'node:child_process';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';

/**
 * Runs Node in the repository.
 *
 * @param variables added to the environment
 * @returns its exit code and what it printed
 */
export function runNode(args: readonly string[], variables: Readonly<Record<string, string>>) {
  const options = { cwd: REPOSITORY, env: { ...process.env, ...variables } };
  return new Promise<{ code: unknown; output: string; errors: string }>((resolve) => {
    execFile(process.execPath, args, options, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output, errors }),
    );
  });
}

/** Node's arguments for a program in TypeScript, as in package.json's scripts. */
export const TYPESCRIPT = ['-r', 'ts-node/register'];
