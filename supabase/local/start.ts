import { startWebpackPage } from './page-server';
import { runUntilSignal } from './run-until-signal';

runUntilSignal(startWebpackPage);
