import path from 'node:path';
import { startPageProcess } from './stack/page-server';
import { readPort, requireFreePort } from './machine/ports';
import { findBuiltSite } from './preview/site';
import { runUntilSignal } from './stack/run-until-signal';
import { sentenceOf } from './machine/start-error';
import { openStateFolder } from './machine/state-folder';
import { findPostgresUser } from './machine/system-user';

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
        ['--require=ts-node/register', path.join(__dirname, 'preview/page.ts')],
        options,
      ),
    openFolder: () => openStateFolder(findPostgresUser()),
  });
}

main().catch((error: unknown) => {
  console.log(sentenceOf(error));
  process.exit(1);
});
