import path from 'node:path';
import { findDeno } from '../../../../supabase/local/function/start-function';

/**
 * The version that hosted Supabase runs, on Linux x64 only: the whole `deno` package of that version
 * names executables for other systems that not every registry has.
 */
const isLinuxX64 = process.platform === 'linux' && process.arch === 'x64';

export const hostedDeno: readonly string[] = isLinuxX64
  ? [path.resolve(__dirname, '../../../../node_modules/deno-2-1-linux-x64/deno')]
  : [];

/** The newest, and where there is one, the version that hosted Supabase runs. */
export const denoVersions: readonly string[] = [findDeno(), ...hostedDeno];
