import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPort, requireFreePort } from './machine/ports';
import { REPOSITORY } from './machine/repository';
import { sentenceOf, StartError } from './machine/start-error';
import { openStateFolder } from './machine/state-folder';
import { startPreviewServer } from './preview/server';
import type { StartPage } from './stack/page-server';
import { runUntilSignal } from './stack/run-until-signal';

const SITE = path.join(REPOSITORY, 'dist');

const startBuiltPage: StartPage = async ({ port, functionOrigin }) => {
  const server = await startPreviewServer({ site: SITE, port, functionOrigin });
  // It runs in this process: it is ready at once, and ends with the process.
  const exited = new Promise<never>(() => undefined);
  return {
    ...server,
    sharePreviewUrl: undefined,
    pid: process.pid,
    ready: Promise.resolve(),
    exited,
  };
};

/** `npm run preview`: `npm start` with the built site instead of webpack's development server. */
async function main(): Promise<void> {
  if (!existsSync(path.join(SITE, 'index.html'))) {
    throw new StartError('There is no built site in dist/: run `npm run build` first.');
  }
  const port = readPort(process.env, 'PREVIEW_PORT', 4173);
  await requireFreePort(port, 'PREVIEW_PORT');
  // The stack reads the page's port from this variable.
  process.env.PAGE_PORT = String(port);
  runUntilSignal({ startPage: startBuiltPage, openFolder: openStateFolder });
}

main().catch((error: unknown) => {
  console.log(sentenceOf(error));
  process.exit(1);
});
