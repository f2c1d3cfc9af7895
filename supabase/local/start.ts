import { startWebpackPage } from './stack/page-server';
import { runUntilSignal } from './stack/run-until-signal';
import { openStateFolder } from './machine/state-folder';
import { findPostgresUser } from './machine/system-user';

runUntilSignal({
  startPage: startWebpackPage,
  openFolder: () => openStateFolder(findPostgresUser()),
});
