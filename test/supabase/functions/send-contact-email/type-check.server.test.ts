import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { findDeno } from '#supabase/local/function/start-function.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import denoJson from '#supabase/functions/send-contact-email/deno.json';
import { openStateFolder } from '#supabase/local/machine/state-folder.ts';

/** What Deno prints of the modules that it found. */
interface ModuleGraph {
  readonly modules: { dependencies?: { specifier: string }[] }[];
}

function runDeno(...command: string[]) {
  const file = 'supabase/functions/send-contact-email/index.ts';
  return promisify(execFile)(findDeno(), [...command, '--config=.deno.local.json', file], {
    cwd: REPOSITORY,
    env: { ...process.env, DENO_DIR: path.join(openStateFolder(), 'deno'), NO_COLOR: '1' },
  });
}

test('the function passes the type check of Deno', async () => {
  const { stderr } = await runDeno('check');
  expect(stderr).not.toMatch(/error|warning/i);
});

// Here Deno finds packages in node_modules; hosted, only those that deno.json names.
test('the packages that the function imports are those of its deno.json', async () => {
  const { modules } = JSON.parse((await runDeno('info', '--json')).stdout) as ModuleGraph;
  const imported = modules
    .flatMap(({ dependencies = [] }) => dependencies)
    .map(({ specifier }) => specifier)
    .filter((specifier) => !/^\.|^node:/.test(specifier));
  expect([...new Set(imported)].toSorted()).toEqual(Object.keys(denoJson.imports));
});
