import { execFile } from 'node:child_process';
import path from 'node:path';

const repository = path.resolve(__dirname, '../../..');

/**
 * Runs a program of `src/build` as package.json's scripts do.
 *
 * @param folder where it is run
 * @returns its exit code and standard output
 */
export function runProgram(file: string, args: readonly string[], folder = repository) {
  const register = require.resolve('ts-node/register');
  const options = {
    cwd: folder,
    env: { ...process.env, TS_NODE_PROJECT: path.join(repository, 'tsconfig.json') },
  };
  const program = path.join(repository, 'src/build', file);
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, ['-r', register, program, ...args], options, (error, output) =>
      resolve({ code: error?.code ?? 0, output }),
    );
  });
}
