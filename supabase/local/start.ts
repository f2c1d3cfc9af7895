import { openStateFolder } from './machine/state-folder';
import { startWebpackPage } from './stack/page-server';
import { runStack } from './stack/run-stack';

runStack({
  environment: process.env,
  portVariable: 'PAGE_PORT',
  defaultPort: 8080,
  startPage: startWebpackPage,
  openFolder: openStateFolder,
});
