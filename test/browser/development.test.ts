import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../supabase/local/ports';
import { useBrowser } from './support/browsing';
import { fields } from './support/form';

const repository = path.resolve(__dirname, '../..');
const browsing = useBrowser();
let copy: string;
let server: ChildProcess;
let address: string;

/** The real development server, on a copy inside the repository: edits must not touch the tree. */
beforeAll(async () => {
  mkdirSync(path.join(repository, '.cache'), { recursive: true });
  copy = mkdtempSync(path.join(repository, '.cache/development-'));
  for (const name of ['src', 'public', 'webpack.config.ts', 'tsconfig.json', 'package.json']) {
    cpSync(path.join(repository, name), path.join(copy, name), { recursive: true });
  }
  const port = await findFreePort();
  address = `http://localhost:${port}`;
  server = spawn(
    process.execPath,
    [path.join(repository, 'node_modules/webpack-cli/bin/cli.js'), 'serve'],
    { cwd: copy, env: { ...process.env, PAGE_PORT: String(port) }, stdio: 'ignore' },
  );
  await answers(address);
}, 120_000);

afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
  rmSync(copy, { recursive: true });
});

it('shows an edit without losing what is typed, and complains of nothing', async () => {
  const page = await browsing.newPage();
  await page.goto(address);
  const { name } = fields(page);
  await name.fill('Camille Martin');

  edit('src/sections/FormNotice.tsx', '{contact.consent}', '{contact.consent} Modifié.');
  await page.getByText('au sujet de Banclair. Modifié.').waitFor();
  expect(await name.inputValue()).toBe('Camille Martin');

  edit('src/content/contact.ts', "submit: 'Envoyer ma demande'", "submit: 'Envoyer la demande'");
  await page.getByRole('button', { name: 'Envoyer la demande' }).waitFor();
  expect(await name.inputValue()).toBe('Camille Martin');
}, 60_000);

function edit(file: string, before: string, after: string) {
  const where = path.join(copy, file);
  const text = readFileSync(where, 'utf8');
  expect(text).toContain(before);
  writeFileSync(where, text.replace(before, after));
}

async function answers(url: string) {
  const deadline = Date.now() + 100_000;
  while (Date.now() < deadline) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The development server did not answer in time.');
}
