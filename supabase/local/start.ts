import { openStateFolder } from './machine/state-folder';
import { startWebpackPage } from './stack/page-server';
import { runUntilSignal } from './stack/run-until-signal';

runUntilSignal({ startPage: startWebpackPage, openFolder: openStateFolder });
