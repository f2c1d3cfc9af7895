import path from 'node:path';
import { startPageProcess } from './page-server';
import { readPort, requireFreePort } from './ports';
import { findBuiltSite } from './preview-site';
import { runUntilSignal } from './run-until-signal';
import { sentenceOf } from './start-error';
import { openStateFolder } from './state-folder';
import { findPostgresUser } from './system-user';

/** `npm start` with the built site in the place of webpack's development server. */
async function main(): Promise<void> {
  findBuiltSite();
  const port = readPort(process.env, 'PREVIEW_PORT', 4173);
  await requireFreePort(port, 'PREVIEW_PORT');
  // What the stack calls the page's port, here as in `npm start`.
  process.env.PAGE_PORT = String(port);
  runUntilSignal({
    startPage: (options) =>
      startPageProcess(
        ['--require=ts-node/register', path.join(__dirname, 'preview-page.ts')],
        options,
      ),
    openFolder: () => openStateFolder(findPostgresUser()),
  });
}

main().catch((error: unknown) => {
  console.log(sentenceOf(error));
  process.exit(1);
});
