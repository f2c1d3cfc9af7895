import { startWebpackPage } from './page-server';
import { runUntilSignal } from './run-until-signal';
import { openStateFolder } from './state-folder';
import { findPostgresUser } from './system-user';

runUntilSignal({
  startPage: startWebpackPage,
  openFolder: () => openStateFolder(findPostgresUser()),
});
