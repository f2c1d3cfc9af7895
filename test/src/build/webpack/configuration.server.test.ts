import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '#src/build/webpack/folders.ts';
import { createTemporaryFolder } from '../../../support/temporaryFolder';

/** Runs webpack's command in the repository; resolves with its error, output and errors. */
function runWebpack(args: readonly string[], settings = {}) {
  const webpack = require.resolve('webpack/bin/webpack.js');
  const options = { cwd: root, env: { ...process.env, ...settings } };
  return new Promise((resolve) => {
    execFile(process.execPath, [webpack, ...args], options, (...result) => resolve(result));
  });
}

it('a build with a setting that cannot be right ends with one sentence', async () => {
  const printed = await runWebpack(['--mode', 'production'], {
    SITE_URL: 'https://www.exemple.fr/fr',
  });
  const sentence = 'SITE_URL must be a URL without a path, not "https://www.exemple.fr/fr".\n';
  expect(printed).toEqual([expect.objectContaining({ code: 1 }), '', sentence]);
});

describe('webpack without a mode', () => {
  const folder = createTemporaryFolder();
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Builds the site's smallest bundle, which is nowhere else then. */
  async function build(name: string, args: readonly string[] = []): Promise<string> {
    const output = path.join(folder, name);
    await runWebpack(['--config-name', 'documentScript', '--output-path', output, ...args]);
    return readFileSync(path.join(output, 'documentScript.js'), 'utf8');
  }

  it('builds what production does, not what development does', async () => {
    const built = await build('none');
    expect(built).toBe(await build('production', ['--mode', 'production']));
    expect(built).not.toBe(await build('development', ['--mode', 'development']));
  });
});
